import Domain
import SQLiteData

/// A way of storing items, which has to keep the same contract as the others.
enum ItemRepositoryKind: CaseIterable {
    case sqlite

    func make(_ items: [Item], in folder: TemporaryFolder) async throws -> any ItemRepository {
        let repository = SQLiteItemRepository(file: folder.file("items.sqlite"))
        try await repository.append(items)
        return repository
    }
}
