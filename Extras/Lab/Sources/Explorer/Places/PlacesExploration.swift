import Domain
import Presentation
package import Scenarios

extension PlacesScenario: Feature {
    nonisolated package static let exploredSteps: [Step] = [
        .quit, .reopen, .open("items/b"), .open("users/9"), .logIn("bo@x.test"), .logOut,
        .select("a"),
    ]

    nonisolated package static let walkSteps: [Step] =
        exploredSteps
        + [
            .reopen, .logIn("al@x.test"), .tab(.notes), .open("notes/n1"), .open("counter"),
            .user("1"), .back,
        ]

    nonisolated package static let exploredContent = AppScenario.exploredContent

    /// From the first opening, and from a session with an item in front.
    nonisolated package static let beginnings: [[ScenarioStep<Step>]] = [
        [.input(.reopen)],
        [
            .input(.reopen), .answer(1, .ok), .input(.logIn("al@x.test")), .answer(2, .ok),
            .answer(3, .ok), .input(.select("a")),
        ],
    ]

    /// The counter and the notes open in no explored step.
    nonisolated package static func explored(_ open: [Requests.Request]) -> [Requests.Request] {
        open.filter { $0.kind == .read && $0.name != "get count" }
    }

    nonisolated package static func canonicalState(_ state: State) -> String {
        guard let app = state.app else { return "not running" }
        guard let main = app.main else {
            return canonicalText([app.isStarting, app.link as Any, app.login])
        }
        return canonicalText([main.place, main.items, main.users, main.notes.linkedNoteID as Any])
    }

    /// A link that was ignored has changed nothing, and should have: it is a part of the key.
    nonisolated package static func stateKey(
        _ history: History<PlacesScenario>, open: [Requests.Request]
    ) -> String {
        let requests = open.map { "\($0.name) \($0.isCancelled) over \($0.service)" }.sorted()
        var link = ""
        if case .open(let text)? = history.inputs.last?.step { link = text }
        return "\(canonicalState(history.state)) | \(history.service) | \(requests) | \(link)"
    }

    /// What a person does at once is several changes here: to fill in a form, to follow a link.
    nonisolated package static func mayShow(
        _ state: State, between before: State, and after: State
    ) -> Bool { true }
}
