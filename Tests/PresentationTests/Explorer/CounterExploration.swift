import Domain

@testable import Presentation

extension CounterScenario: ExploredFeature {
    nonisolated static let exploredIntents: [CounterIntent] = [
        .loadRequested, .incrementTapped, .errorDismissed,
    ]

    nonisolated static let exploredContent = sampleContent

    /// How much newer the service is than the screen. All that is not newer is alike, and the value
    /// itself decides nothing; so increments stand for every change.
    nonisolated static func service(
        after history: History<CounterScenario>, for state: CounterState
    ) -> String {
        let changes = history.requests.filter { $0.name != "get count" }.count
        return "\(max(0, exploredContent.version + changes - state.counter.version))"
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
