import Domain
import Presentation
import Scenarios

extension ItemsScenario: FeatureWithMistakes {
    static let mistakes = [
        Mistake<ItemsScenario>("A load asks for the items", ignores: { $0 == .load }),
        Mistake(
            "A load cancels", seenBy: "load\nload",
            asks: { $0.getItems = UncancelledItems(base: $0.getItems) }),
        Mistake("The list is", shows: { $0.items.reverse() }),
        Mistake("The selection is", ignores: { $0 == .deselect }),
        Mistake("The spinner", shows: { $0.isLoading = false }),
        Mistake("The error is", ignores: { $0 == .clearError(nil) }),
        .callsEndAtOnce("A call ends"),
    ]
}

struct UncancelledItems: GetItemsUseCase {
    let base: any GetItemsUseCase

    func execute() async throws(ItemError) -> [Item] { try await inTask(base.execute) }
}
