#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/Xresource.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/cursorfont.h>
#include <X11/Xft/Xft.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/sync.h>
#include <X11/extensions/XInput2.h>
#include <poll.h>
#include <time.h>

// Swift imports no variadic functions; these are the four calls that have no other form.

/// An input context that shows its pre-edit text in the input method's own window.
static inline XIC cx11_create_input_context(XIM method, Window window) {
    return XCreateIC(method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window,
                     XNFocusWindow, window, (char *)0);
}

/// Events the input method wants selected on the window.
static inline long cx11_input_context_events(XIC context) {
    long mask = 0;
    XGetICValues(context, XNFilterEvents, &mask, (char *)0);
    return mask;
}

/// Calls `callback` with `data` when the input method's process dies.
static inline void cx11_set_destroy_callback(XIM method, XIMProc callback, XPointer data) {
    XIMCallback record = {data, callback};
    XSetIMValues(method, XNDestroyCallback, &record, (char *)0);
}

/// A font by file, unhinted, in grey levels: the one way all text of a window is drawn.
static inline XftFont *cx11_open_font(Display *display, const char *file, int index, double pixelSize, int embolden,
                                      double slant) {
    FcPattern *pattern = FcPatternCreate();
    if (!pattern) return 0;
    FcPatternAddString(pattern, FC_FILE, (const FcChar8 *)file);
    FcPatternAddInteger(pattern, FC_INDEX, index);
    FcPatternAddDouble(pattern, FC_PIXEL_SIZE, pixelSize);
    FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
    FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
    FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
    FcPatternAddInteger(pattern, FC_RGBA, FC_RGBA_NONE);
    FcPatternAddBool(pattern, FC_EMBOLDEN, embolden ? FcTrue : FcFalse);
    if (slant != 0) {
        FcMatrix matrix = {1, slant, 0, 1};
        FcPatternAddMatrix(pattern, FC_MATRIX, &matrix);
    }
    // The font owns the pattern from here on, unless opening failed.
    XftFont *font = XftFontOpenPattern(display, pattern);
    if (!font) FcPatternDestroy(pattern);
    return font;
}

// The C library declares it for GNU sources only, and a module map cannot ask for those.
extern int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *limit, const __sigset_t *mask);

/// Waits for descriptors with a limit in nanoseconds; 0 as limit waits for ever.
static inline int cx11_wait(struct pollfd *descriptors, int count, const struct timespec *limit) {
    return ppoll(descriptors, (nfds_t)count, limit, 0);
}
