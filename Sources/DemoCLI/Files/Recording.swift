import Domain
import Foundation
import Scenarios

/// A scenario with the screens that it led to, kept so that later code can be held to them.
///
/// As a file it is JSON Lines: a header, then a step a line, then a line with their count, so that a
/// file that was cut is noticed.
struct Recording {
    /// Grows when a reader of older files would misunderstand newer ones.
    static let version = 2

    struct Header: Codable {
        static let format = "sidebyside-recording"

        let format: String
        let version: Int
        var note: String?
        let feature: String
        /// What the service held, if it was not the sample.
        let items: [ItemEntry]?
    }

    struct ItemEntry: Codable {
        let id: String
        let name: String
    }

    struct Step: Codable {
        let step: String
        let screen: ScreenRecord
    }

    private struct End: Codable {
        let steps: Int
    }

    let header: Header
    let steps: [Step]

    /// Keeps what the first pattern showed; all show the same.
    init<F: Feature>(_ comparison: Comparison<F>, items: [Item]?) {
        header = Header(
            format: Header.format, version: Self.version,
            note: "This file holds what was typed, but no passwords.", feature: F.name,
            items: items?.map { ItemEntry(id: $0.id, name: $0.name) })
        steps = zip(comparison.lines, comparison.columns[0].playback.states).map { line, state in
            Step(step: Scenario<F>.recorded(line.step), screen: ScreenRecord(state.fields))
        }
    }

    var text: String {
        get throws {
            let lines =
                [try JSON.text(header, inOneLine: true)]
                + (try steps.map { try JSON.text($0, inOneLine: true) })
                + [try JSON.text(End(steps: steps.count), inOneLine: true)]
            return lines.map { $0 + "\n" }.joined()
        }
    }
}

extension Recording {
    /// Reads what `text` writes; `name` is what messages call the file.
    init(parsing bytes: [UInt8], name: String) throws {
        let decoder = JSONDecoder()
        func decode<Value: Decodable>(_ line: ArraySlice<UInt8>?) -> Value? {
            line.flatMap { try? decoder.decode(Value.self, from: Foundation.Data($0)) }
        }
        func problem(_ line: Int, _ text: String) -> Problem {
            Problem(.badData, "\(name), line \(line): \(text)")
        }
        // A carriage return at the end of a line is white space in JSON.
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard let header: Header = decode(lines.first), header.format == Header.format else {
            throw problem(1, "this is not a recording; make one with “compare --record FILE”")
        }
        guard header.version == Self.version else {
            throw problem(
                1,
                "this is a recording of version \(header.version), and the program reads version "
                    + "\(Self.version); record it again")
        }
        guard let end: End = decode(lines.last), end.steps == lines.count - 2 else {
            throw problem(
                lines.count,
                "the recording is cut, or steps are missing; the last line should be "
                    + "their number; record it again")
        }
        self.header = header
        steps = try lines.dropFirst().dropLast().enumerated().map { index, line in
            guard let step: Step = decode(line) else {
                throw problem(index + 2, "a step should be an object with “step” and “screen”")
            }
            return step
        }
    }
}
