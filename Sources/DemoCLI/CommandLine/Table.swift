import Domain

/// A text with these rows in columns. A row with only one cell is a line without columns. Line ends and
/// control characters inside a cell are escaped.
func table(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map { $0.oneLine() } }
    var widths: [Int: Int] = [:]
    for (column, cell) in rows.filter({ $0.count > 1 }).flatMap({ $0.enumerated() }) {
        widths[column] = max(widths[column] ?? 0, cell.columns + 2)
    }
    return rows.map { row in
        row.dropLast().enumerated().map { column, cell in
            cell + String(repeating: " ", count: (widths[column] ?? 0) - cell.columns)
        }.joined() + (row.last ?? "") + "\n"
    }.joined()
}

extension String {
    /// How many columns of a terminal the text takes. Letters of East Asia and emoji take two.
    fileprivate var columns: Int {
        count + matches(of: /[\p{Hani}\p{Hang}\p{Hira}\p{Kana}\p{EPres}　-〿！-｠]/).count
    }

    /// The text in quotation marks. A closing quotation mark inside the text is escaped.
    var quoted: String { "“\(oneLine().replacing("”", with: "\\u201d"))”" }
}
