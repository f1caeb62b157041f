import Data
import Domain

/// The ways to store items. All have to follow the same contract.
///
/// The contract uses only this type. So another package can run the contract with its own type of this
/// name.
enum ItemRepositoryKind: CaseIterable {
    case inMemory, jsonFile

    func make(_ items: [Item], in folder: TemporaryFolder) async throws -> any ItemRepository {
        switch self {
        case .inMemory: OnDeviceItemRepository(inMemory: items)
        case .jsonFile: OnDeviceItemRepository(file: folder.file("items.json"), initial: items)
        }
    }
}
