// Layer: Presentation
// Error: 'DefaultGetItemsUseCase' initializer is inaccessible
import Domain

func makeUseCase(_ repository: some Sendable) -> any GetItemsUseCase {
    DefaultGetItemsUseCase(repository: repository)
}
