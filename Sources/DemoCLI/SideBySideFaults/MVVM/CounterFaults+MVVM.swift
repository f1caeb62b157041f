import Domain
import Presentation
import Scenarios

final class ReplacesChanges: PlainCounterViewModel {
    override func request(_ request: @escaping Request) -> Task<Void, Never> {
        change {
            $0.pendingChanges = 1
            $0.error = nil
        }
        cancelChanges()
        return start(request)
    }
}

final class EndsEverySpinner: PlainCounterViewModel {
    override func changeEnded(
        _ result: Result<Counter, CounterError>, in state: inout CounterState
    ) {
        super.changeEnded(result, in: &state)
        state.pendingChanges = 0
    }
}

extension Fault<CounterScenario> {
    static let counterMVVM = [
        Fault(
            .mvvm, ReplacesChanges.self, "a tap replaces the change before it",
            """
            A write is treated like a read, so what the service did is not known. In a reducer it \
            shows in the effect, a value that a unit test compares.
            """, .visible),
        Fault(
            .mvvm, EndsEverySpinner.self, "the first answer ends the spinner of all",
            """
            That something is in flight is taken for a yes or no, though several changes wait. A \
            reducer can do the same.
            """, .asEasy),
    ]
}
