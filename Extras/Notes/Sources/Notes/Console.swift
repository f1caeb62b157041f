import Domain
import Foundation

/// Prints the results, and has the clock that limits the time for a sync.
@MainActor
struct Console {
    /// Writes a text to standard output or standard error. Control characters in the text must already
    /// be escaped.
    var write: @MainActor (_ text: String, _ stream: FileHandle) throws -> Void = { text, stream in
        guard (try? stream.write(contentsOf: Data(text.utf8))) != nil else {
            throw Problem(.inputOutput, "standard output can't be written; check where it goes")
        }
    }
    var delay: any Delay = ClockDelay()

    /// Prints lines. Line ends and control characters inside a line are escaped.
    func print(_ lines: [some StringProtocol]) throws {
        try write(lines.map { "\(String($0).oneLine())\n" }.joined(), .standardOutput)
    }

    /// Prints a table with `names` above its columns. If `asJSON` is true, prints an object for each row
    /// instead, for scripts.
    func print(_ rows: [[String]], under names: [String], asJSON: Bool) throws {
        if asJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let rows = rows.map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
            let text = String(decoding: try encoder.encode(rows), as: UTF8.self)
            return try print(text.split(separator: "\n"))
        }
        let rows = ([names.map { $0.uppercased() }] + rows).map { $0.map { $0.oneLine() } }
        let widths = names.indices.map { column in
            rows.map { $0.count > column ? $0[column].columns + 2 : 0 }.max() ?? 0
        }
        let lines = rows.map { row in
            zip(row.dropLast(), widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.columns)
            }.joined() + (row.last ?? "")
        }
        try print(lines)
    }

    /// Prints one line for the user on standard error. If printing fails, the failure is ignored.
    func printError(_ message: String) {
        try? write("Notes: \(message.oneLine())\n", .standardError)
    }
}

extension String {
    /// The text in quotation marks. A closing quotation mark inside the text is escaped.
    var quoted: String { "“\(oneLine().replacing("”", with: "\\u201d"))”" }

    /// How many columns of a terminal the text takes. Letters of East Asia and emoji take two.
    var columns: Int {
        count + matches(of: /[\p{Hani}\p{Hang}\p{Hira}\p{Kana}\p{EPres}　-〿！-｠]/).count
    }
}
