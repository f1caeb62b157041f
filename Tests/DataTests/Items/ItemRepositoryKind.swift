import Data
import Domain

/// The ways of keeping items, each of which has to keep the same contract.
///
/// The contract knows no other name of theirs, so it runs wherever there is a type of this name.
enum ItemRepositoryKind: CaseIterable {
    case inMemory, jsonFile

    func make(_ items: [Item], in folder: TemporaryFolder) async throws -> any ItemRepository {
        switch self {
        case .inMemory: OnDeviceItemRepository(inMemory: items)
        case .jsonFile: OnDeviceItemRepository(file: folder.file("items.json"), initial: items)
        }
    }
}
