// Layer: Presentation
// Error: cannot find 'DefaultGetItemsUseCase' in scope
import Domain

func makeUseCase(_ repository: some Sendable) -> any GetItemsUseCase {
    DefaultGetItemsUseCase(repository: repository)
}
