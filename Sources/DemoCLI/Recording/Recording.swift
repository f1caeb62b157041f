import Domain
import Foundation
import Presentation

/// A scenario with the screens that it led to, kept so that later code can be held to them.
///
/// As a file it is JSON Lines: a header that says what it is, then a step a line. The scenario is
/// kept as it was typed, what is secret in it too; the screens show no secrets.
struct Recording {
    /// Grows when a reader of older files would misunderstand newer ones.
    static let version = 1

    struct Header: Codable {
        static let format = "sidebyside-recording"

        let format: String
        let version: Int
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

    let header: Header
    let steps: [Step]

    init(feature: Feature, items: [Item]?, steps: [Step]) {
        header = Header(
            format: Header.format, version: Self.version, feature: feature.rawValue,
            items: items?.map { ItemEntry(id: $0.id, name: $0.name) })
        self.steps = steps
    }
}

extension Recording {
    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let lines = [try encoder.encode(header)] + (try steps.map { try encoder.encode($0) })
            return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
        }
    }

    /// Reads what `text` writes; `path` is for the error.
    init(parsing text: String, path: String) throws {
        let lines = text.split(separator: "\n")
        let decoder = JSONDecoder()
        guard let first = lines.first,
            let header = try? decoder.decode(Header.self, from: Foundation.Data(first.utf8)),
            header.format == Header.format
        else {
            throw Failure(
                .badData, "\(path), line 1: this is not a recording; make one with compare --record"
            )
        }
        guard header.version <= Self.version else {
            throw Failure(
                .badData,
                "\(path), line 1: recordings of version \(header.version) are newer than this program, "
                    + "which reads up to \(Self.version); use a newer one")
        }
        self.header = header
        steps = try lines.dropFirst().enumerated().map { index, line in
            guard let step = try? decoder.decode(Step.self, from: Foundation.Data(line.utf8)) else {
                throw Failure(
                    .badData,
                    "\(path), line \(index + 2): a step should be an object with “step” and “screen”"
                )
            }
            return step
        }
    }
}
