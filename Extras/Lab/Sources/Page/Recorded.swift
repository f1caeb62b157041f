import Foundation

/// A play of both apps that the page shows. `Live --record` writes it.
package struct Recorded {
    let json: String

    /// Nil if the text is not a recording.
    package init?(_ text: String) {
        guard let shape = try? JSONDecoder().decode(Shape.self, from: Data(text.utf8)),
            !shape.steps.isEmpty,
            shape.steps.allSatisfy({ $0.phones.allSatisfy(shape.looks.indices.contains) })
        else { return nil }
        json = text
    }

    private struct Shape: Decodable {
        let looks: [Look]
        let steps: [Step]

        struct Look: Decodable { let `is`: String }
        struct Step: Decodable {
            let phones: [Int]
            let logs: [[String]]
        }
    }
}
