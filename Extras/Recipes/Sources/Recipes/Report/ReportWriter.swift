import Domain
public import Foundation
public import Presentation

/// Writes the newest events of a screen, in memory and into a file.
///
/// Texts are replaced before they are kept: only the texts of the properties in `shown` can be read.
///
/// There are two halves. Each begins with the whole state. When the newer half is full, the older half is
/// dropped. So a report always begins with a state, and can be replayed.
@MainActor
public final class ReportWriter {
    private let head: String
    private let cleaning: Cleaning
    private let file: URL?
    private let linesOfHalf: Int
    private let bytesOfHalf: Int
    private var older: [String] = []
    private var newer: [String] = []
    private var entries = 0
    private var handle: FileHandle?

    /// Begins a new report, and overwrites the file. So first read the last session's report.
    public init(
        _ header: ReportHeader, shown: Set<String>, file: URL? = nil, lines: Int = 500,
        bytes: Int = 262_144
    ) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let head = (try? encoder.encode(header)).map { String(decoding: $0, as: UTF8.self) }
        self.head = (head ?? "").oneLine() + "\n"
        cleaning = Cleaning(shown: shown, leftOut: header.leftOut)
        self.file = file
        (linesOfHalf, bytesOfHalf) = ((lines - 1) / 2, (bytes - self.head.utf8.count) / 2)
        writeFile()
    }

    /// The report as it is sent. Each line ends with a line feed.
    public var lines: [String] { [head] + older + newer }

    /// Deletes what has been written so far, also in the file.
    public func clear() {
        (older, newer) = ([], [])
        writeFile()
    }

    /// The log of a store: `makeItemsStore { writer.add($0) }`.
    public func add<R: Reducer>(_ entry: LogEntry<R>)
    where R.State: Encodable, R.Intent: Encodable, R.Action: Encodable {
        switch entry {
        case .intent(let intent, let before, let after): add("intent", intent, (before, after))
        case .action(let action, let before, let after): add("action", action, (before, after))
        case .dropped(let action): add("dropped", action)
        }
    }

    /// Adds a call of a view model. Each method of the view model adds its own calls.
    public func addCall(_ method: String, _ value: any Encodable = [Int]()) {
        add("call", value, of: method)
    }

    /// Adds an answer that a view model has dropped.
    public func addDropped(_ method: String, _ answer: any Encodable) {
        add("dropped", answer, of: method)
    }

    /// Adds each change of a view model's state, until the returned value is released.
    public func observe<State: Encodable>(
        _ state: @escaping () -> State
    ) -> StateObservation<State> {
        var last = state()
        return StateObservation(of: state) { [weak self] in
            self?.add("seen", true, (last, $0))
            last = $0
        }
    }

    /// Each half has to begin with a state. So if the newer half is full, an entry without states
    /// is dropped. Then only a gap in the numbers shows that an entry is missing.
    private func add(
        _ kind: String, _ value: any Encodable, of method: String? = nil,
        _ states: (before: any Encodable, after: any Encodable)? = nil
    ) {
        entries += 1
        let line = line {
            let json = try cleaning.json(value)
            let changes = try states.map { try cleaning.changes(from: $0.before, to: $0.after) }
            return [kind: method.map { [$0: json] } ?? json, "changed": changes as Any?]
        }
        let bytes = newer.reduce(line.utf8.count) { $0 + $1.utf8.count }
        if !newer.isEmpty, newer.count < linesOfHalf, bytes <= bytesOfHalf {
            newer.append(line)
            try? handle?.write(contentsOf: Data(line.utf8))
        } else if let before = states?.before {
            (older, newer) = (newer, [self.line { ["state": try cleaning.json(before)] }, line])
            writeFile()
        }
    }

    /// Returns the line. If it would fill more than a quarter of the report, or if the fields are
    /// no JSON, the line only says that it is too long.
    private func line(_ fields: () throws -> [String: Any?]) -> String {
        func text(_ fields: [String: Any?]) throws -> String {
            let fields = fields.compactMapValues(\.self).merging(["n": entries]) { $1 }
            let text = try Cleaning.text(fields)
            let isPlain = text.unicodeScalars.allSatisfy { $0.isASCII || $0 == "•" }
            return (isPlain ? text : text.oneLine()) + "\n"
        }
        let whole = try? text(fields())
        if let whole, whole.utf8.count <= bytesOfHalf / 2 { return whole }
        return (try? text(["tooLong": whole?.utf8.count ?? 0])) ?? ""
    }

    /// Only the user of the device can read the file. If it can't be written, the report is only in
    /// memory.
    private func writeFile() {
        guard let file else { return }
        _ = FileManager.default.createFile(
            atPath: file.path(percentEncoded: false), contents: Data(lines.joined().utf8),
            attributes: [.posixPermissions: 0o600])
        handle = try? FileHandle(forWritingTo: file)
        _ = try? handle?.seekToEnd()
    }
}
