import Foundation

/// A play of both apps, as `Live --record` writes it, for the page to show.
package struct Recorded {
    let json: String

    /// Nil if the text is no recording.
    package init?(_ text: String) {
        guard let shape = try? JSONDecoder().decode(Shape.self, from: Data(text.utf8)),
            shape.isWhole
        else { return nil }
        json = text
    }

    /// What the page relies on.
    private struct Shape: Decodable {
        let looks: [Look]
        let files: [File]
        let acts: [Act]

        struct Look: Decodable { let `is`: String }
        struct File: Decodable {
            let path, kind: String
            let lines: [Int: String]
        }
        struct Act: Decodable {
            let line, title, seen: String
            let phones: [Int]
            let waiting: [Request]
            let logs: [[String]]
            let state: [Change]
            let ran: [[Lines]]
        }
        struct Request: Decodable {
            let number: Int
            let name: String
            let isCancelled: Bool
        }
        struct Change: Decodable {
            let name, before: String
            let after: [String]
        }
        struct Lines: Decodable {
            let file: Int
            let lines: [Int]
        }

        /// Something for each pattern in each act, and nothing that is missing.
        var isWhole: Bool {
            !acts.isEmpty
                && acts.allSatisfy { act in
                    [act.phones.count, act.logs.count, act.ran.count] == [2, 2, 2]
                        && act.phones.allSatisfy(looks.indices.contains)
                        && act.state.allSatisfy { $0.after.count == 2 }
                        && act.ran.joined().allSatisfy { files.indices.contains($0.file) }
                }
        }
    }
}
