// A list of text rows in GTK 4: the first frame, then notches of 53 points and random jumps. A step's time is the
// processor's, from the new offset to the painted frame: the frame clock's waits are not the toolkit's work.
// Built and run by `scripts/bench --window` where Debian's libgtk-4-dev is installed.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { STEPS = 300 };

static double now_in(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double now(void) { return now_in(CLOCK_PROCESS_CPUTIME_ID); }

static GMainLoop *loop;
static GtkAdjustment *adjustment;
static long rows;
static int has_shown, is_waiting, phase, taken;
static double step_began, times[STEPS];

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double resident(void) {
    long size = 0, pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file) {
        if (fscanf(file, "%ld %ld", &size, &pages) != 2) pages = 0;
        fclose(file);
    }
    return pages * 4096 / 1048576.0;
}

static void painted(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    double height = gtk_adjustment_get_upper(adjustment);
    if (!has_shown && height > 100) {
        has_shown = 1;
        const char *start = getenv("BENCH_START");
        if (start) printf("gtk4 list-%ld first frame   shown_ms %.2f\n", rows, now_in(CLOCK_REALTIME) - atof(start) / 1e6);
    }
    if (is_waiting) {
        times[taken++] = now() - step_began;
        is_waiting = 0;
    }
}

static gboolean step(gpointer data) {
    static unsigned long long random = 88172645463325252ULL;
    (void)data;
    if (!has_shown || is_waiting) return TRUE;
    if (taken == STEPS) {
        qsort(times, STEPS, sizeof *times, ascending);
        printf("gtk4 list-%ld %s   own_ms %.2f  p95_ms %.2f\n", rows, phase ? "jump" : "notch", times[STEPS / 2],
            times[STEPS * 95 / 100]);
        taken = 0;
        if (phase++) {
            printf("gtk4 list-%ld memory   resident_MB %.1f\n", rows, resident());
            fflush(stdout);
            g_main_loop_quit(loop);
            return FALSE;
        }
    }
    double most = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
    double value = gtk_adjustment_get_value(adjustment) + 53;
    if (value > most) value = 0;
    if (phase) {
        random = random * 6364136223846793005ULL + 1442695040888963407ULL;
        value = (double)(random >> 33) / 2147483648.0 * most;
    }
    is_waiting = 1;
    step_began = now();
    gtk_adjustment_set_value(adjustment, value);
    return TRUE;
}

static void make_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *label = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(item, label);
}

static void fill_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkStringObject *text = GTK_STRING_OBJECT(gtk_list_item_get_item(item));
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}

int main(int count, char **arguments) {
    rows = count > 1 ? atol(arguments[1]) : 1000;
    gtk_init();
    loop = g_main_loop_new(NULL, FALSE);
    GtkStringList *texts = gtk_string_list_new(NULL);
    for (long row = 0; row < rows; row++) {
        char text[64];
        snprintf(text, sizeof text, "Row number %ld of the list", row);
        gtk_string_list_append(texts, text);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
    GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(texts)));
    GtkWidget *viewport = gtk_scrolled_window_new(), *window = gtk_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(viewport), gtk_list_view_new(model, factory));
    gtk_window_set_child(GTK_WINDOW(window), viewport);
    gtk_window_set_default_size(GTK_WINDOW(window), 430, 900);
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(viewport));
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
    g_timeout_add(1, step, NULL);
    g_main_loop_run(loop);
    return 0;
}
