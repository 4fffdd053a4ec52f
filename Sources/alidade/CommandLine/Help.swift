/// The text of `alidade --help`.
enum Help {
    static let text = """
        usage: alidade COMMAND FILE.swift… [options]

        Shows a SwiftUI file as it stands. Several files, or a folder, make one module; images and asset
        catalogues in the folder are found.

          preview                  a window that follows every save
          snapshot -o FILE         a picture: .png, .svg or .pdf; needs no display
          layout                   where every view is; needs no display

        options:
          --view NAME              the view to show; default: the file's #Preview or PreviewProvider, else the root
                                   of its App, else ContentView, else the last view that needs no arguments
          --preview NAME           the preview with this name
          --size WxH               points (390x844)
          --scale S                pixels a point (layout 3, snapshot 2, preview the display's)
          --safe-area T,L,B,R      points (0,0,0,0)
          --appearance light|dark
          --text-size NAME         xSmall, small, medium, large, xLarge, … accessibility5
          --locale ID              such as de_DE
          --direction ltr|rtl
          --events SCRIPT|FILE     what the user does first, on a virtual clock; one action a line or between ";":
                                   resize WxH, scroll X,Y DX,DY, click X,Y, drag X,Y X,Y, move X,Y, key NAME,
                                   type TEXT, wait SECONDS
          --verbose                say what is run and how long it takes

        layout:
          --json                   one object: size, scale, nodes, warnings
          --where EXPR             only views whose name, text or id is EXPR; or view=NAME, text=TEXT, id=ID, with ~
                                   for "contains"; joined by "and", "or"

        snapshot:
          --animation FRAMES       so many pictures, a sixtieth of a second apart: FILE-001.png, …

        preview, keys: R restarts with fresh state, D toggles dark, + and - the text size, I the inspector.

        exit codes: 0; 1 the file does not compile; 2 wrong usage; 3 no view to show; 4 the view's code crashed or
        did not come to rest; 5 anything else, such as a file that cannot be written

        """
}
