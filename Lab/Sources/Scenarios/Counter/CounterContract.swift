import Domain
package import Presentation

/// Reads `count` or `–`, `…` while an answer is awaited, `!` the error.
extension CounterScenario {
    nonisolated package static func isWaiting(_ state: CounterState) -> Bool {
        state.isLoading || state.pendingChanges > 0
    }

    nonisolated package static func summary(_ state: CounterState) -> String {
        var words = [state.count.map(String.init) ?? "–"]
        if isWaiting(state) { words.append("…") }
        if let error = state.error { words.append("! \(error.message)") }
        return words.joined(separator: " ")
    }

    nonisolated package static let rules = Rule<CounterScenario>.all(
        PackageResources.counter_contract_txt)
}
