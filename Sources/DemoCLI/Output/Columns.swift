/// Rows of cells, set so that each column begins in the same place.
enum Columns {
    static func aligned(_ rows: [[String]], indent: Int = 0) -> String {
        let rows = rows.map { $0.map(TextWidth.printable) }
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? TextWidth.of($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            String(repeating: " ", count: indent)
                + row.enumerated().map { column, cell in
                    column == row.count - 1 ? cell : TextWidth.padded(cell, to: widths[column] + 2)
                }
                .joined()
        }
        .joined(separator: "\n")
    }
}
