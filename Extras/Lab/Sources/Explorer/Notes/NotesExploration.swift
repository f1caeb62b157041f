package import Domain
import Presentation
package import Scenarios

extension NotesScenario: Feature {
    /// Steps that touch nothing else are left to the rules and the random walks.
    nonisolated package static let exploredSteps: [Step] = [
        .open("n1"), .add("n2"), .type("b "), .close, .delete("n1"), .discard("n1"),
    ]

    nonisolated package static func doesSeveral(_ step: Step) -> Bool {
        if case .link = step { true } else { false }
    }

    nonisolated package static let walkContent = [
        Note(id: "n1", content: "a"), Note(id: "n5", content: "e"),
    ]
}
