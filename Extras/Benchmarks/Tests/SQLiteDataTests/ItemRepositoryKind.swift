import Domain
import SQLiteData

/// The repositories of this package. They have to follow the same contract as the root's repositories.
enum ItemRepositoryKind: CaseIterable {
    case sqlite

    func make(_ items: [Item], in folder: TemporaryFolder) async throws -> any ItemRepository {
        let repository = SQLiteItemRepository(file: folder.file("items.sqlite"))
        try await repository.append(items)
        return repository
    }
}
