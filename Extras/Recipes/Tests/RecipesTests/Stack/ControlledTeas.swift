import Presentation
import Recipes

/// A service of teas. The test answers its calls.
@MainActor
final class ControlledTeas {
    let loads = ControlledCalls<Result<String, Problem>>()
    let delay = HeldDelay()

    var useCases: StackUseCases {
        StackUseCases(
            loadNotes: { _ throws(Problem) in try await self.loads.call().get() }, delay: delay)
    }
}

extension StackState {
    static let samples = StackState(
        teas: Rows([Tea(id: "a", name: "Assam"), Tea(id: "b", name: "Bancha")]))
}
