import Foundation

/// A play of both apps, as `Live --record` writes it, for the page to show.
package struct Recorded {
    let json: String

    /// Nil if the text is no recording.
    package init?(_ text: String) {
        guard let shape = try? JSONDecoder().decode(Shape.self, from: Data(text.utf8)),
            !shape.acts.isEmpty,
            shape.acts.allSatisfy({ $0.phones.allSatisfy(shape.looks.indices.contains) })
        else { return nil }
        json = text
    }

    private struct Shape: Decodable {
        let looks: [Look]
        let acts: [Act]

        struct Look: Decodable { let `is`: String }
        struct Act: Decodable {
            let phones: [Int]
            let logs: [[String]]
        }
    }
}
