/// Rows of cells, set so that each column begins in the same place.
enum Columns {
    static func aligned(_ rows: [[String]], indent: Int = 0) -> [Line] {
        let rows = rows.map { $0.map { $0.escaped() } }
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], TextWidth.of(cell))
            }
        }
        return rows.map { row in
            let cells = row.dropLast().enumerated().map { column, cell in
                TextWidth.padded(cell, to: widths[column] + 2)
            }
            return Line(
                String(repeating: " ", count: indent) + cells.joined() + (row.last ?? ""))
        }
    }
}
