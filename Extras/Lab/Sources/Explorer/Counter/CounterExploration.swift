package import Domain
import Presentation
package import Scenarios

extension CounterScenario: Feature {
    /// The count has version 0, as in a new store, so that random plays try this version, too.
    nonisolated package static let walkContent = Counter(value: 7, version: 0)

    nonisolated package static let properties: [Property<CounterScenario>] = [
        Property("Each load requests the count at once, and nothing else requests it") {
            $0.opened.filter { $0 == "get count" }
        } is: {
            $0.lastInputs.contains(.load) ? ["get count"] : []
        },
        .readsAreReplaced(),
        // Promises W1, W2.
        Property("Changes go out one after the other, in the order of the taps") {
            $0.changes.map(\.name)
        } is: {
            $0.taps.prefix($0.changes.count(where: \.isAnswered) + 1).map { "\($0)" }
        },
        Property("The count is the answer with the highest version", \.state.counter) {
            $0.answers.filter(\.wasWanted).compactMap { $0.value(Counter.self) }
                .reduce(nil) { $1.version >= $0?.version ?? 0 ? $1 : $0 }
        },
        .spinner(\.isLoading, of: "get count"),
        Property("A change is pending from the tap to its answer", \.state.pendingChanges) {
            $0.taps.count - $0.changes.count(where: \.isAnswered)
        },
        Property(error: \.error, remembering: ()) {
            if case .clearError(let message) = $0 { message } else { nil }
        } begun: { event in
            if case .input(let step) = event.what, step.change != nil { ["count"] } else { [] }
        },
    ]
}

extension History<CounterScenario> {
    fileprivate var taps: [CounterChange] { inputs.compactMap(\.step.change) }
    fileprivate var changes: [Requests.Request] { requests.filter { $0.name != "get count" } }
}
