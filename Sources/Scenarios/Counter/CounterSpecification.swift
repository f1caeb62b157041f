import Domain
import Presentation

extension CounterScenario {
    nonisolated public static let specification: [Clause<CounterScenario>] = [
        Clause("Each load asks for the count at once", { $0.loads.map(\.opened) }) { history in
            history.userSteps.filter { $0.step == .load }.map(\.moment)
        },
        Clause(
            "Changes go out one after the other, in the order of the taps",
            { $0.changes.map(\.name) }
        ) {
            $0.taps.prefix($0.changes.count(where: \.isAnswered) + 1).map {
                CounterScenario.line(for: $0.step)
            }
        },
        Clause("A load cancels the one before it; nothing else is cancelled", \.cancelled) {
            $0.lastUserStep == .load ? $0.awaitedBefore { $0.name == "get count" } : []
        },
        Clause(
            "The count is the answer with the highest version of those that came in their turn",
            \.state.counter
        ) {
            $0.answers.filter(\.wasWanted).compactMap { $0.value(Counter.self) }
                .max { $0.version < $1.version } ?? Counter(value: 0, version: 0)
        },
        Clause("The spinner shows whether the newest load is open", \.state.isLoading) {
            $0.awaits("get count")
        },
        Clause("A change is pending from the tap to its answer", \.state.pendingChanges) {
            $0.taps.count - $0.changes.count(where: \.isAnswered)
        },
        Clause(
            "The error is that of the last failure that nobody has dismissed and no tap has replaced",
            \.state.error
        ) {
            $0.lastError(CounterError.self) { step, error in
                step == .load || step.isChange || step == .clearError(nil)
                    || step == .clearError(error.message)
            }
        },
        Clause(
            "No call ends before its request has, and all have ended when nothing is awaited",
            \.calls
        ) { history in
            let loads = history.callsInFlight { $0.name == "get count" }
            let pending = history.taps.dropFirst(history.changes.count(where: \.isAnswered))
            // Changes that went out one after the other may end together.
            let shared = history.calls.filter { !history.moments[$0].isLoad }
            return loads.union(pending.map(\.moment)).union(pending.isEmpty ? [] : shared)
        },
    ]
}

extension CounterScenario.Step {
    fileprivate var isChange: Bool { [.increment, .decrement, .reset].contains(self) }
}

extension History<CounterScenario>.Moment {
    fileprivate var isLoad: Bool { step?.ofUser == .load }
}

extension History<CounterScenario> {
    /// The taps that ask for a change.
    fileprivate var taps: [(moment: Int, step: CounterScenario.Step)] {
        userSteps.filter { $0.step.isChange }
    }

    fileprivate var loads: [RequestSpan] { requests.filter { $0.name == "get count" } }
    fileprivate var changes: [RequestSpan] { requests.filter { $0.name != "get count" } }
}
