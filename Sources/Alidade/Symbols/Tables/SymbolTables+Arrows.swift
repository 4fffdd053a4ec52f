extension SymbolTables {
    static let arrows: [String: String] = [
        "chevron.right": "s M8.2 4 L16 12 L8.2 20",
        "chevron.left": "s M15.8 4 L8 12 L15.8 20",
        "chevron.up": "s M4 15.8 L12 8 L20 15.8",
        "chevron.down": "s M4 8.2 L12 16 L20 8.2",
        "chevron.up.chevron.down": "s M7 9.5 L12 4.5 L17 9.5 M7 14.5 L12 19.5 L17 14.5",
        "chevrons.left": "s M12.5 4.5 L5 12 L12.5 19.5 M19.5 4.5 L12 12 L19.5 19.5",
        "chevrons.right": "s M4.5 4.5 L12 12 L4.5 19.5 M11.5 4.5 L19 12 L11.5 19.5",
        "arrow.right": "s M3.5 12 H20.5 M13.5 5 L20.5 12 L13.5 19",
        "arrow.left": "s M20.5 12 H3.5 M10.5 5 L3.5 12 L10.5 19",
        "arrow.up": "s M12 20.5 V3.5 M5 10.5 L12 3.5 L19 10.5",
        "arrow.down": "s M12 3.5 V20.5 M5 13.5 L12 20.5 L19 13.5",
        "arrow.up.right": "s M5.5 18.5 L18.5 5.5 M8.5 5.5 H18.5 V15.5",
        "arrow.up.left": "s M18.5 18.5 L5.5 5.5 M15.5 5.5 H5.5 V15.5",
        "arrow.down.right": "s M5.5 5.5 L18.5 18.5 M8.5 18.5 H18.5 V8.5",
        "arrow.down.left": "s M18.5 5.5 L5.5 18.5 M15.5 18.5 H5.5 V8.5",
        "arrow.up.arrow.down": "s M8 20 V4 M3.5 8.5 L8 4 L12.5 8.5 M16 4 V20 M11.5 15.5 L16 20 L20.5 15.5",
        "arrow.left.arrow.right": "s M20 8 H4 M8.5 3.5 L4 8 L8.5 12.5 M4 16 H20 M15.5 11.5 L20 16 L15.5 20.5",
        "arrow.left.and.right": "s M3 12 H21 M7.5 7.5 L3 12 L7.5 16.5 M16.5 7.5 L21 12 L16.5 16.5",
        "arrow.up.and.down": "s M12 3 V21 M7.5 7.5 L12 3 L16.5 7.5 M7.5 16.5 L12 21 L16.5 16.5",
        "move.3d": "s M3 12 H21 M12 3 V21 M6 9 L3 12 L6 15 M18 9 L21 12 L18 15 M9 6 L12 3 L15 6 M9 18 L12 21 L15 18",
        "arrow.clockwise": "s A 12 12.4 8 -40 280 M12.6 1.8 L16 5 L12.6 8.2",
        "arrow.counterclockwise": "s A 12 12.4 8 -140 -460 M11.4 1.8 L8 5 L11.4 8.2",
        "arrow.2.circlepath":
            "s A 12 12 8 195 325 M20.6 3.6 L19.4 8 L14.8 7 M20 13.4 A 12 12 8 15 145 M3.4 20.4 L4.6 16 L9.2 17",
        "arrow.uturn.left":
            "s M9 3.5 L4 8.5 L9 13.5 M4.4 8.5 H14 C17.4 8.5 20 11 20 14.4 C20 17.8 17.4 20.3 14 20.3 H9",
        "arrow.uturn.right": "%arrow.uturn.left",
        "arrow.uturn.up": "s M10.5 9 L15.5 4 L20.5 9 M15.5 4.4 V14 C15.5 17.4 13 20 9.6 20 C6.2 20 3.7 17.4 3.7 14 V9",
        "arrow.turn.up.right": "s M4 20 V12.5 C4 9.8 5.6 8.2 8.3 8.2 H20 M14.5 3 L20 8.2 L14.5 13.4",
        "arrowshape.turn.up.left": "o M10 4 L2.5 11 L10 18 V14 C15 13.6 18.4 15.2 21.2 19.2 C20.8 12.6 17 8.4 10 8 Z",
        "arrowshape.turn.up.right": "%arrowshape.turn.up.left",
        "arrowshape.right": "o M13 4 L21.5 12 L13 20 V15.5 H2.5 V8.5 H13 Z",
        "arrowshape.left": "%arrowshape.right",
        "arrowshape.up": "o M4 11 L12 2.5 L20 11 H15.5 V21.5 H8.5 V11 Z",
        "arrowshape.down": "o M4 13 L12 21.5 L20 13 H15.5 V2.5 H8.5 V13 Z",
        "arrow.up.left.and.arrow.down.right":
            "s M10 10 L4 4 M4 9.5 V4 H9.5 M14 14 L20 20 M20 14.5 V20 H14.5",
        "arrow.down.right.and.arrow.up.left":
            "s M4 4 L10 10 M10 4.5 V10 H4.5 M20 20 L14 14 M14 19.5 V14 H19.5",
        "arrow.up.right.and.arrow.down.left": "s M14 10 L20 4 M14.5 4 H20 V9.5 M10 14 L4 20 M4 14.5 V20 H9.5",
        "arrow.down.to.line": "s M12 3 V16 M6 10 L12 16 L18 10 M4.5 20.5 H19.5",
        "arrow.up.to.line": "s M12 21 V8 M6 14 L12 8 L18 14 M4.5 3.5 H19.5",
        "arrow.down.doc": "@doc 1 0 0 | s M12 9 V17 M8.5 13.5 L12 17 L15.5 13.5",
        "arrow.triangle.branch":
            "s M6 21 V14 C6 11.5 8 10.5 12 9.5 C15 8.7 16.5 7.5 16.5 4 M12.8 6.5 L16.5 3 L20 6.5 M6 14 V3",
        "shuffle":
            "s M2.5 7 H6 C11 7 13 17 18 17 H21.5 M2.5 17 H6 C8 17 9.4 15.6 10.6 13.8 M13.4 10.2 C14.6 8.4 16 7 18 7 H21.5 M18.8 4.2 L21.6 7 L18.8 9.8 M18.8 14.2 L21.6 17 L18.8 19.8",
        "repeat":
            "s M4 11 V10 C4 7.8 5.8 6 8 6 H20 M17 3 L20 6 L17 9 M20 13 V14 C20 16.2 18.2 18 16 18 H4 M7 15 L4 18 L7 21",
        "square.and.arrow.up":
            "s M8 9.5 H6.5 C5.4 9.5 4.5 10.4 4.5 11.5 V19 C4.5 20.1 5.4 21 6.5 21 H17.5 C18.6 21 19.5 20.1 19.5 19 V11.5 C19.5 10.4 18.6 9.5 17.5 9.5 H16 M12 15 V2.6 M8.4 6 L12 2.4 L15.6 6",
        "square.and.arrow.down":
            "s M8 9.5 H6.5 C5.4 9.5 4.5 10.4 4.5 11.5 V19 C4.5 20.1 5.4 21 6.5 21 H17.5 C18.6 21 19.5 20.1 19.5 19 V11.5 C19.5 10.4 18.6 9.5 17.5 9.5 H16 M12 2.4 V15 M8.4 11.4 L12 15 L15.6 11.4",
        "square.and.pencil":
            "s M12.5 4.5 H6 C4.9 4.5 4 5.4 4 6.5 V18.5 C4 19.6 4.9 20.5 6 20.5 H18 C19.1 20.5 20 19.6 20 18.5 V12 | s M9.6 14.6 L10.4 11.8 L18.9 3.3 L21 5.4 L12.4 13.8 Z",
        "door.arrow.right":
            "s M15 7.5 V5.5 C15 4.4 14.1 3.5 13 3.5 H6 C4.9 3.5 4 4.4 4 5.5 V18.5 C4 19.6 4.9 20.5 6 20.5 H13 C14.1 20.5 15 19.6 15 18.5 V16.5 M9.5 12 H21.5 M18 8.5 L21.5 12 L18 15.5",
        "rotate.left": "s A 12 13 7.5 -120 150 M8 2.5 L4.8 6.2 L9 8.6",
        "rotate.right": "%rotate.left",
        "cursor": "o M5.5 3 L19.5 12.4 L13 13.6 L16.6 20.2 L14 21.5 L10.4 14.8 L5.8 19.4 Z",
    ]
}
