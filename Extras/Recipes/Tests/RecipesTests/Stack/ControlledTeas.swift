import Presentation
import Recipes

/// A service of teas that a test answers.
@MainActor
final class ControlledTeas {
    let loads = ControlledCalls<Result<String, Problem>>()
    let deletes = ControlledCalls<Result<Void, Problem>>()
    let delay = HeldDelay()

    var useCases: StackUseCases {
        StackUseCases(
            loadNotes: { _ throws(Problem) in try await self.loads.call().get() },
            deleteTea: { _ throws(Problem) in try await self.deletes.call().get() }, delay: delay)
    }
}

extension Tea {
    static let samples = [
        Tea(id: "a", name: "Assam", seconds: 2), Tea(id: "b", name: "Bancha", seconds: 90),
    ]
}

extension StackState {
    func detail(_ id: Tea.ID) -> TeaDetailState? {
        if case .detail(let detail)? = screens[id: .detail(id)] { detail } else { nil }
    }

    func timer(_ id: Tea.ID) -> TeaTimerState? {
        if case .timer(let timer)? = screens[id: .timer(id)] { timer } else { nil }
    }
}
