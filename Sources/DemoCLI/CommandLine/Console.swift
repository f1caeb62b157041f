import Domain
import Foundation

/// Where results are printed, and the time that limits the wait for them.
@MainActor
struct Console {
    /// Takes text that is safe to show, for standard output or standard error.
    var write: @MainActor (_ text: String, _ stream: FileHandle) throws -> Void = { text, stream in
        guard (try? stream.write(contentsOf: Foundation.Data(text.utf8))) != nil else {
            throw Problem(.inputOutput, "standard output can't be written; check where it goes")
        }
    }
    var delay: any Delay = ClockDelay()

    /// Prints lines, each of which stays one line whatever is in it.
    func print(_ lines: [String]) throws {
        try write(lines.map { "\($0.oneLine())\n" }.joined(), .standardOutput)
    }

    /// Prints rows in columns. A row of one cell is a line between the others.
    func print(_ rows: [[String]]) throws {
        let rows = rows.map { $0.map { $0.oneLine() } }
        var widths: [Int: Int] = [:]
        for row in rows where row.count > 1 {
            for (column, cell) in row.enumerated() {
                widths[column] = max(widths[column] ?? 0, cell.count + 2)
            }
        }
        let lines = rows.map { row in
            row.dropLast().enumerated().map { column, cell in
                cell + String(repeating: " ", count: (widths[column] ?? 0) - cell.count)
            }.joined() + (row.last ?? "")
        }
        try print(lines)
    }

    /// Prints rows under names; as JSON, for scripts, each row is an object.
    func print(_ rows: [[String]], under names: [String], asJSON: Bool) throws {
        guard asJSON else { return try print([names.map { $0.uppercased() }] + rows) }
        try printJSON(rows.map { Dictionary(uniqueKeysWithValues: zip(names, $0)) })
    }

    /// The keys are in a stable order.
    func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        try print(text.split(separator: "\n").map(String.init))
    }

    /// Prints one line for the user on standard error. If that fails, it is ignored.
    func printError(_ message: String) {
        try? write("DemoCLI: \(message.oneLine())\n", .standardError)
    }
}

extension String {
    /// The text in quotation marks, which nothing in it can close.
    var quoted: String { "“\(oneLine().replacing("”", with: "\\u201d"))”" }
}
