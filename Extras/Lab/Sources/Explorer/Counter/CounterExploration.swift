package import Domain
package import Presentation
package import Scenarios

extension CounterScenario: Feature {
    /// Increments stand for all changes.
    nonisolated package static let exploredSteps: [Step] = [
        .load, .increment, .clearError(nil), .clearError("No. 1"),
    ]

    nonisolated package static let walkSteps: [Step] = [
        .load, .increment, .decrement, .reset, .clearError(nil),
    ]

    /// A count may be the first of all.
    nonisolated package static let exploredContent = Counter(value: 7, version: 0)

    /// The value decides nothing.
    nonisolated package static func canonicalState(_ state: CounterState) -> String {
        "\(state.isLoading) \(state.pendingChanges) \(canonicalText(state.error as Any)) "
            + (state.counter.map { "revision: \($0.version)" } ?? "")
    }

    nonisolated package static let properties: [Property<CounterScenario>] = [
        Property("A load asks for the count at once, and nothing else does") {
            $0.opened.filter { $0 == "get count" }
        } is: {
            $0.lastInput == .load ? ["get count"] : []
        },
        .readsAreReplaced(),
        Property("Changes go out one after the other, in the order of the taps") {
            $0.changes.map(\.name)
        } is: {
            $0.taps.prefix($0.changes.count(where: \.isAnswered) + 1).map { "\($0)" }
        },
        Property("The count is the answer with the highest version", \.state.counter) {
            $0.answers.filter(\.wasWanted).compactMap { $0.value(Counter.self) }
                .max { $0.version < $1.version }
        },
        .spinner(\.isLoading, of: "get count"),
        Property("A change is pending from the tap to its answer", \.state.pendingChanges) {
            $0.taps.count - $0.changes.count(where: \.isAnswered)
        },
        Property(
            errorOf: CounterError.self, \.error, dismiss: Step.clearError,
            replacedBy: { $0 == .load || $0.isChange }),
    ]
}

extension CounterScenario.Step {
    fileprivate var isChange: Bool { [.increment, .decrement, .reset].contains(self) }
}

extension History<CounterScenario> {
    fileprivate var taps: [CounterScenario.Step] { inputs.map(\.step).filter(\.isChange) }
    fileprivate var changes: [Requests.Request] { requests.filter { $0.name != "get count" } }
}
