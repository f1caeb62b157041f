// Layer: Presentation
// Error: cannot find type 'ItemRepository' in scope
import Domain

@MainActor
final class HastyScreen {
    private let repository: any ItemRepository

    init(repository: any ItemRepository) {
        self.repository = repository
    }
}
