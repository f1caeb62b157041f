import Domain

@testable import Presentation

extension CounterScenario: ExploredFeature {
    nonisolated static let exploredIntents: [CounterIntent] = [.loadRequested, .incrementTapped]

    nonisolated static let wanderedIntents: [CounterIntent] = [
        .loadRequested, .incrementTapped, .decrementTapped, .resetTapped, .errorDismissed,
    ]

    nonisolated static let exploredContent = sampleContent

    /// The version, or the one before the screen's if it is older: all that is older is alike. The
    /// value itself decides nothing, so increments stand for every change.
    nonisolated static func service(
        after history: History<CounterScenario>, for state: CounterState
    ) -> String {
        "\(max(version(after: history), state.counter.version - 1))"
    }

    /// Of versions only their order matters, that of the screen among them.
    nonisolated static func situation(
        _ history: History<CounterScenario>, open: [Requests.Request]
    ) -> String {
        let shown = history.state.counter.version
        let versions = ([history] + open.map(history.upToOpening)).map { history in
            max(version(after: history), shown - 1)
        }
        let ranks = Set(versions + [shown]).sorted()
        let order = versions.map { ranks.firstIndex(of: $0) ?? 0 }
        let shownRank = ranks.firstIndex(of: shown) ?? 0
        return """
            \(essence(of: history.state)) | \(shownRank) \(order[0]) | \(order.dropFirst().sorted())
            """
    }

    private nonisolated static func version(after history: History<CounterScenario>) -> Int {
        exploredContent.version + history.requests.filter { $0.name != "get count" }.count
    }

    nonisolated static func essence(of state: CounterState) -> String {
        "\(state.counter.version == 0) \(state.pending) \(state.error == nil ? "" : "error")"
    }

    nonisolated static func brokenInvariant(_ history: History<CounterScenario>) -> String? {
        let state = history.state
        if state.pending != history.open.count {
            return "the spinner does not tell how many requests are open"
        }
        let versions = history.moments.map(\.state.counter.version)
        if versions != versions.sorted() { return "an older answer overwrites a newer one" }
        let newest = history.answers.filter { $0.answer == .ok }.map { request, _, _ in
            exploredContent.version
                + history.requests[..<request.number].filter { $0.name != "get count" }.count
        }
        if state.counter.version != newest.max() ?? 0 {
            return "version \(state.counter.version) is shown, but the newest answer had another"
        }
        if let error = state.error, !history.messages.contains(error.message) {
            return "the error “\(error.message)” is shown, which nobody has told"
        }
        return nil
    }
}
