import Domain
import Foundation

/// Where results are printed.
@MainActor
struct Console {
    /// Writes a text to standard output or standard error. Control characters in the text must already
    /// be escaped.
    var write: @MainActor (_ text: String, _ stream: FileHandle) throws -> Void = { text, stream in
        guard (try? stream.write(contentsOf: Foundation.Data(text.utf8))) != nil else {
            throw Problem(.inputOutput, "standard output can't be written; check where it goes")
        }
    }

    /// Prints lines. Line ends and control characters inside a line are escaped.
    func print(_ lines: [some StringProtocol]) throws {
        try write(lines.map { "\(String($0).oneLine())\n" }.joined(), .standardOutput)
    }

    /// Prints rows in columns. A row with only one cell is printed as a line without columns.
    func print(_ rows: [[String]]) throws {
        let rows = rows.map { $0.map { $0.oneLine() } }
        var widths: [Int: Int] = [:]
        for (column, cell) in rows.filter({ $0.count > 1 }).flatMap({ $0.enumerated() }) {
            widths[column] = max(widths[column] ?? 0, cell.count + 2)
        }
        let lines = rows.map { row in
            row.dropLast().enumerated().map { column, cell in
                cell + String(repeating: " ", count: (widths[column] ?? 0) - cell.count)
            }.joined() + (row.last ?? "")
        }
        try print(lines)
    }

    /// Prints a table with `names` above its columns. If `asJSON` is true, prints an object for each row
    /// instead, for scripts.
    func print(_ rows: [[String]], under names: [String], asJSON: Bool) throws {
        guard asJSON else { return try print([names.map { $0.uppercased() }] + rows) }
        try printJSON(rows.map { Dictionary(uniqueKeysWithValues: zip(names, $0)) })
    }

    /// Prints a value as JSON, with sorted keys.
    func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        try print(text.split(separator: "\n").map(String.init))
    }

    /// Prints one line for the user on standard error. If printing fails, the failure is ignored.
    func printError(_ message: String) {
        try? write("DemoCLI: \(message.oneLine())\n", .standardError)
    }
}

extension String {
    /// The text in quotation marks. A closing quotation mark inside the text is escaped.
    var quoted: String { "“\(oneLine().replacing("”", with: "\\u201d"))”" }
}
