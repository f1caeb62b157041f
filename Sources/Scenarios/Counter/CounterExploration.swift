public import Domain
public import Presentation

extension CounterScenario {
    /// The value decides nothing, so increments stand for all changes.
    nonisolated public static let exploredSteps: [Step] = [
        .load, .increment, .clearError(nil), .clearError("No. 1"),
    ]

    nonisolated public static let walkSteps: [Step] = [
        .load, .increment, .decrement, .reset, .clearError(nil),
    ]

    nonisolated public static let exploredContent = sampleContent

    nonisolated public static func canonicalState(_ state: CounterState) -> String {
        // Whether it is the error of the first request decides what `clear-error No. 1` does.
        let error = state.error.map { $0.message == "No. 1" ? "first error" : "error" } ?? ""
        return "\(state.isLoading) \(state.pendingChanges) \(error)"
    }

    /// Of versions, only their order matters: that of the screen, the service, and each open request.
    nonisolated public static func stateKey(
        _ history: History<CounterScenario>, open: [RequestSpan]
    ) -> String {
        let shown = history.state.counter.version
        let service = version(after: history.requests)
        let versions = open.map { version(history, answering: $0) }
        let order = Set(versions + [shown, service]).sorted()
        func rank(_ version: Int) -> Int { order.firstIndex(of: version) ?? 0 }
        let requests = zip(open, versions).map { request, version in
            "\(request.name)\(request.isCancelled ? " cancelled" : "") \(rank(version))"
        }
        return """
            \(canonicalState(history.state)) | \(rank(shown)) \(rank(service)) \
            | \(requests.sorted())
            """
    }

    nonisolated public static func serviceContent(
        after history: History<CounterScenario>
    ) -> String {
        changes(history.requests.map(\.name))
    }

    /// The count and the version that these requests lead to, counted from what there was at first.
    nonisolated static func changes(_ names: [String]) -> String {
        var (base, sum, version) = ("content", 0, 0)
        for name in names {
            switch name {
            case "increment": sum += 1
            case "decrement": sum -= 1
            case "reset": (base, sum) = ("zero", 0)
            default: continue
            }
            version += 1
        }
        return "\(base) \(sum) version \(version)"
    }

    nonisolated public static func isWaiting(_ state: CounterState) -> Bool { state.isWaiting }

    nonisolated public static var situations: [Situation<CounterScenario>] {
        [
            Situation("a change waits for its turn") { $0.state.pendingChanges > 1 },
            Situation("a change has failed while another waits") {
                $0.state.pendingChanges > 0 && $0.state.error != nil
            },
            Situation("a load has been answered with an older count") { history in
                guard let answer = history.lastAnswer else { return false }
                return answer.succeeded && answer.wasWanted && !answer.request.isChange
                    && version(history, answering: answer.request) < history.state.counter.version
            },
            Situation("the answer of a cancelled load has come") { history in
                history.answers.contains { !$0.wasWanted }
            },
        ]
    }

    /// The version that this request is answered with.
    private nonisolated static func version(
        _ history: History<CounterScenario>, answering request: RequestSpan
    ) -> Int {
        version(after: history.requests.prefix(request.number))
    }

    /// The version that the service has when these requests are open.
    private nonisolated static func version(after requests: some Sequence<RequestSpan>) -> Int {
        exploredContent.version + requests.count { $0.isChange }
    }
}

extension RequestSpan {
    fileprivate var isChange: Bool { name != "get count" }
}
