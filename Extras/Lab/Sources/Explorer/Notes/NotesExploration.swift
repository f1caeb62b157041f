package import Domain
import Presentation
package import Scenarios

extension NotesScenario: Feature {
    /// Steps that touch nothing else are left to the rules and the random walks.
    nonisolated package static let exploredSteps: [Step] = [
        .open("n1"), .add("n2"), .type("b "), .close, .delete("n1"), .discard("n1"),
    ]

    nonisolated package static let walkSteps: [Step] =
        exploredSteps + exploredSteps
        + [
            .observe, .leave, .refresh, .type("c"), .type(" "), .delete("n2"), .retry("n1"),
            .retry("n2"), .discard("n2"), .logIn, .clearError(nil),
        ]

    nonisolated package static let exploredContent = [
        Note(id: "n1", content: "a"), Note(id: "n5", content: "e"),
    ]

    /// From where most can happen: a note is in conflict, and something is being typed into it.
    nonisolated package static let beginnings: [[ScenarioStep<Step>]] = [
        [
            .input(.observe), .answer(1, .ok), .answer(2, .news("conflict n1 d")),
            .input(.open("n1")), .input(.type("c")),
        ]
    ]

    /// Time passes, and nothing else; of snapshots, three kinds stand for all.
    nonisolated package static func exploredAnswers(
        to request: Requests.Request, failure: Answer
    ) -> [Answer] {
        switch request.kind {
        case .stream: [.ok, .news("late"), .news("changed n1 d")]
        case .wait: [.ok]
        case .read, .write: [.ok, failure]
        }
    }

    /// Without the error, which no explored step reads. A request is answered with what is there by then.
    /// Late answers are all tried, and must change nothing, so their requests do not count here.
    nonisolated package static func stateKey(
        _ history: History<NotesScenario>, open: [Requests.Request]
    ) -> String {
        var screen = history.state.screen
        screen.error = nil
        screen.unsavedChanges = 0
        let requests = open.filter { !$0.isCancelled }.map(\.name).sorted()
        return rankedRevisions("\(canonicalText(screen)) | \(history.service) | \(requests)")
    }
}
