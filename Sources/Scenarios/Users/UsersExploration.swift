public import Domain
import Presentation

extension UsersScenario {
    nonisolated public static let exploredSteps: [Step] = [
        .load, .search("zoe"), .search(""), .select("1"), .select("2"), .clearError(nil),
        .clearError("No. 1"),
    ]

    nonisolated public static let exploredContent = [
        User(id: "1", name: "Zoë"), User(id: "2", name: "José"),
    ]

    nonisolated public static func canonicalState(_ state: State) -> String {
        let screen = state.screen
        // Whether it is the error of the first request decides what `clear-error No. 1` does.
        let error = screen.error.map { $0.message == "No. 1" ? "first error" : "error" } ?? ""
        return [
            "\(screen.users.map(\.id))", screen.query, "\(screen.isLoading)", error,
            // A faulty screen may remember where it has led, so three taps are tried.
            "\(state.navigations.suffix(2))",
        ]
        .joined(separator: " ")
    }

    nonisolated public static func isWaiting(_ state: State) -> Bool { state.screen.isLoading }

    nonisolated public static var situations: [Situation<UsersScenario>] {
        [
            Situation("a query narrows what is shown") {
                $0.state.screen.visibleUsers.count < $0.state.screen.users.count
            },
            Situation("two taps on one user were two events") {
                $0.state.navigations.contains("1") && Set($0.state.navigations).count == 1
                    && $0.state.navigations.count > 1
            },
            Situation("a load has failed while users are shown") {
                $0.state.screen.error != nil && !$0.state.screen.users.isEmpty
            },
            Situation("the answer of a cancelled load has come") { history in
                history.answers.contains { !$0.wasWanted }
            },
        ]
    }
}
