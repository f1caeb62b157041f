/// Lays out rows of cells, so that each column begins at the same place in every line.
enum Columns {
    /// The lines of each row, in aligned columns. Each cell is a list of lines.
    private static func set(_ rows: [[[String]]]) -> [[String]] {
        let widths = (rows.first ?? []).indices.map { column in
            rows.flatMap { $0[column] }.map(\.columns).max() ?? 0
        }
        return rows.map { row in
            (0..<(row.map(\.count).max() ?? 0)).map { index in
                let cells = zip(row, widths).map { lines, width in
                    let text = index < lines.count ? lines[index] : ""
                    return text + String(repeating: " ", count: width - text.columns)
                }
                let line = cells.joined(separator: "  ")
                return String(line.dropLast(line.reversed().prefix { $0 == " " }.count))
            }
        }
    }

    /// Lays out the rows in aligned columns. A cell that is longer than `width` is wrapped.
    static func set(_ rows: [[String]], upTo width: Int) -> [[String]] {
        set(rows.map { $0.map { $0.wrapped(to: width) } })
    }
}

extension String {
    /// How many columns of a terminal the text needs. East Asian letters and emoji need two each.
    var columns: Int {
        count + matches(of: /[\p{Hani}\p{Hang}\p{Hira}\p{Kana}\p{EPres}　-〿！-｠]/).count
    }

    /// Breaks the text into lines of at most this width, between words where possible.
    package func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
                continue
            }
            var rest = word
            repeat {
                lines.append(String(rest.prefix(width)))
                rest = rest.dropFirst(width)
            } while !rest.isEmpty
        }
        return lines
    }
}
