// A list of text rows in Qt Quick: the first frame, then notches of 53 points and random jumps. A step's time is the
// processor's, from the new offset to the painted frame: waits for the next one are not the toolkit's work.
// Built and run by `scripts/bench --window` where Debian's qt6-declarative-dev is installed.
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <vector>

static const char *source = R"(
import QtQuick
import QtQuick.Window
Window {
    property alias list: view
    width: 430; height: 900; visible: true
    ListView {
        id: view
        anchors.fill: parent
        model: rowCount
        delegate: Text { width: 430; height: 24; text: "Row number " + index + " of the list" }
    }
}
)";

// Milliseconds of processor time of the process.
static double used() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double resident() {
    long size = 0, pages = 0;
    if (FILE *file = std::fopen("/proc/self/statm", "r")) {
        if (std::fscanf(file, "%ld %ld", &size, &pages) != 2) pages = 0;
        std::fclose(file);
    }
    return pages * 4096 / 1048576.0;
}

int main(int count, char **arguments) {
    const long rows = count > 1 ? std::atol(arguments[1]) : 1000;
    QGuiApplication application(count, arguments);
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(QByteArray(source).replace("rowCount", QByteArray::number(qlonglong(rows))), QUrl());
    std::unique_ptr<QObject> root(component.create());
    auto *window = qobject_cast<QQuickWindow *>(root.get());
    if (!window) {
        std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        return 1;
    }
    auto *list = qvariant_cast<QQuickItem *>(root->property("list"));
    enum { Steps = 300 };
    std::vector<double> times;
    double began = 0;
    bool hasShown = false;
    int phase = 0;
    unsigned long long random = 88172645463325252ULL;
    auto step = [&] {
        const double most = list->property("contentHeight").toDouble() - list->height();
        double value = list->property("contentY").toDouble() + 53;
        if (value > most) value = 0;
        if (phase) {
            random = random * 6364136223846793005ULL + 1442695040888963407ULL;
            value = double(random >> 33) / 2147483648.0 * most;
        }
        began = used();
        list->setProperty("contentY", value);
        window->update();
    };
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [&] {
        if (!hasShown) {
            hasShown = true;
            using namespace std::chrono;
            const double now = duration<double, std::milli>(system_clock::now().time_since_epoch()).count();
            if (const char *start = std::getenv("BENCH_START"))
                std::printf("qt6 list-%ld first frame   shown_ms %.2f\n", rows, now - std::atof(start) / 1e6);
        } else {
            times.push_back(used() - began);
        }
        if (times.size() == Steps) {
            std::sort(times.begin(), times.end());
            std::printf("qt6 list-%ld %s   own_ms %.2f  p95_ms %.2f\n", rows, phase ? "jump" : "notch",
                times[Steps / 2], times[Steps * 95 / 100]);
            times.clear();
            if (phase++) {
                std::printf("qt6 list-%ld memory   resident_MB %.1f\n", rows, resident());
                std::fflush(stdout);
                application.quit();
                return;
            }
        }
        QMetaObject::invokeMethod(window, step, Qt::QueuedConnection);
    }, Qt::QueuedConnection);
    return application.exec();
}
