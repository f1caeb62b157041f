/// Rows of cells, set so that each column begins in the same place.
package enum Columns {
    /// The lines of each row, whose cells may have several.
    package static func set(_ rows: [[[String]]]) -> [[String]] {
        let widths = (rows.first ?? []).indices.map { column in
            rows.flatMap { $0[column] }.map(TextWidth.of).max() ?? 0
        }
        return rows.map { row in
            (0..<(row.map(\.count).max() ?? 0)).map { index in
                let cells = zip(row, widths).map { lines, width in
                    TextWidth.padded(index < lines.count ? lines[index] : "", to: width)
                }
                let line = cells.joined(separator: "  ")
                return String(line.dropLast(line.reversed().prefix { $0 == " " }.count))
            }
        }
    }

    /// Cells that are longer than this are wrapped.
    package static func set(_ rows: [[String]], upTo width: Int) -> [String] {
        set(rows.map { $0.map { TextWidth.wrapped($0, to: width) } }).flatMap(\.self)
    }
}
