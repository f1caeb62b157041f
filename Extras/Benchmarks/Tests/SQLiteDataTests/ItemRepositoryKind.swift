import Domain
import SQLiteData

/// The way of keeping items that has to keep the contract of the others.
enum ItemRepositoryKind: CaseIterable {
    case sqlite

    func make(_ items: [Item], in folder: TemporaryFolder) async throws -> any ItemRepository {
        let repository = SQLiteItemRepository(file: folder.file("items.sqlite"))
        try await repository.append(items)
        return repository
    }
}
