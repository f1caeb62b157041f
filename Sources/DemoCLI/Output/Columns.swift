/// Rows of cells, set so that each column begins in the same place on the terminal.
enum Columns {
    /// A row of one cell is a line between the others: it may be longer than the first column.
    static func aligned(_ rows: [[String]]) -> [String] {
        let rows = rows.map { $0.map { $0.escaped() } }
        var widths: [Int: Int] = [:]
        for row in rows where row.count > 1 {
            for (column, cell) in row.enumerated() {
                widths[column] = max(widths[column] ?? 0, TextWidth.of(cell))
            }
        }
        return rows.map { row in
            let cells = row.dropLast().enumerated().map { column, cell in
                TextWidth.padded(cell, to: (widths[column] ?? 0) + 2)
            }
            return cells.joined() + (row.last ?? "")
        }
    }
}
