import Domain
public import Foundation
public import Presentation

/// Why a text can't be read as a report, in one line.
public struct ReportProblem: Error, CustomStringConvertible {
    public let description: String

    public init(_ message: String, line: Int? = nil) {
        let place = line.map { "Line \($0): " } ?? ""
        description = (place + message).oneLine(limit: 300)
    }
}

/// A report that somebody has sent. It can contain anything, so nothing in it is trusted.
public struct Report: Sendable {
    public static let bytesAtMost = 1_000_000

    public let header: ReportHeader
    private let lines: [Data]

    /// Reads no more of the file than `bytesAtMost`.
    public init(contentsOf file: URL) throws(ReportProblem) {
        guard let handle = try? FileHandle(forReadingFrom: file),
            let start = try? handle.read(upToCount: Self.bytesAtMost + 1)
        else {
            throw ReportProblem("“\(file.lastPathComponent)” is empty or no file.")
        }
        try self.init(start)
    }

    public init(_ text: Data) throws(ReportProblem) {
        guard text.count <= Self.bytesAtMost else {
            throw ReportProblem("A report has at most \(Self.bytesAtMost) bytes.")
        }
        guard text.last == 0x0A else { throw ReportProblem("The end of the report is missing.") }
        lines = text.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
        header = try Self.read(lines[0], 1).value
        guard header.report == ReportHeader.version else {
            throw ReportProblem("A report of version \(header.report) can't be read.")
        }
    }

    /// The entries of a store. Throws if this is a report of another screen, or of a view model.
    public func entries<R: Reducer>(of reducer: R.Type) throws(ReportProblem) -> [ReportEntry<R>]
    where R.State: Decodable, R.Intent: Decodable, R.Action: Decodable {
        var entries: [ReportEntry<R>] = []
        for (index, line) in lines.enumerated().dropFirst() {
            var (entry, json) = try Self.read(line, index + 1) as (ReportEntry<R>, [String: Any])
            let changed = json["changed"] as? [String: Any] ?? [:]
            entry.changed = changed.compactMapValues { try? Cleaning.text($0) }
            entries.append(entry)
        }
        return entries
    }

    private static func read<Value: Decodable>(
        _ line: Data, _ number: Int
    ) throws(ReportProblem) -> (value: Value, json: [String: Any]) {
        guard let json = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
            isSane(json)
        else {
            throw ReportProblem(
                "This is no JSON, too deep, or has too large a number.", line: number)
        }
        do {
            return (try JSONDecoder().decode(Value.self, from: line), json)
        } catch {
            throw ReportProblem("This is nothing that this app writes: \(error)", line: number)
        }
    }

    /// False if a number is beyond 2⁵³, because a rule that computes with it could overflow. Also
    /// false if the values are nested too deeply.
    private static func isSane(_ json: Any, depth: Int = 64) -> Bool {
        if let number = json as? NSNumber { return abs(number.doubleValue) <= 0x1p53 }
        let list = (json as? [String: Any]).map { Array($0.values) } ?? json as? [Any] ?? []
        return depth > 0 && list.allSatisfy { isSane($0, depth: depth - 1) }
    }
}

/// An entry in the report of a store. Exactly one of the optional values is not nil.
public struct ReportEntry<R: Reducer>: Decodable
where R.State: Decodable, R.Intent: Decodable, R.Action: Decodable {
    /// The number of this entry. All entries of the session are counted, also entries that the
    /// report has dropped.
    public let n: Int
    /// The whole state before the next entry.
    public let state: R.State?
    public let intent: R.Intent?
    public let action: R.Action?
    public let dropped: R.Action?
    /// The values that the intent or action has changed, as JSON. The keys are the paths of the
    /// properties.
    public fileprivate(set) var changed: [String: String] = [:]

    private enum CodingKeys: CodingKey { case n, state, intent, action, dropped }
}
