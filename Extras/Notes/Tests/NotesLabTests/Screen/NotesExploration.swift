package import Domain
import Presentation
package import Scenarios

extension NotesScenario: Feature {
    nonisolated package static func doesSeveral(_ step: Step) -> Bool {
        if case .link = step { true } else { false }
    }

    nonisolated package static let walkContent = [
        Note(id: "n1", content: "a"), Note(id: "n5", content: "e"),
    ]
}
