/// How large the terminal is, in cells.
struct Size: Equatable {
    var columns: Int
    var rows: Int
}

/// All that the screen shows: a line for each row, and where the cursor stands, if it shows.
struct Frame: Equatable {
    struct Position: Equatable {
        /// Count from zero.
        var row: Int
        var column: Int
    }

    let size: Size
    let lines: [StyledLine]
    let cursor: Position?

    /// Lines beyond the size are left out, those that are missing are empty.
    init(_ lines: [StyledLine], size: Size, cursor: Position? = nil) {
        self.size = size
        self.lines = (0..<size.rows).map { row in
            row < lines.count ? lines[row].fitted(to: size.columns) : StyledLine()
        }
        self.cursor = cursor
    }

    /// What can be read on the screen.
    var text: String { lines.map(\.text).joined(separator: "\n") }
}
