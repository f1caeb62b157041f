import Data
import Domain

#if canImport(FoundationNetworking)
import FoundationNetworking
#else
import Foundation
#endif

/// The ways to store items. All have to follow the same contract.
///
/// The contract uses only this type. So another package can run the contract with its own type of this
/// name.
enum ItemRepositoryKind: CaseIterable {
    case inMemory, jsonFile, http

    func make(_ items: [Item], in folder: TemporaryFolder) async throws -> any ItemRepository {
        switch self {
        case .inMemory: return OnDeviceItemRepository(inMemory: items)
        case .jsonFile:
            return OnDeviceItemRepository(file: folder.file("items.json"), initial: items)
        case .http:
            if let real = try await RealServer.repository(items) { return real }
            let server = try ItemsServer().start()
            let client = try HTTPClient(server: server.address) { request in
                // The server has to run as long as its client exists.
                withExtendedLifetime(server) {}
                request.setValue("Bearer t", forHTTPHeaderField: "Authorization")
            }
            let repository = HTTPItemRepository(client: client)
            for item in items { _ = try await repository.saveItem(item, isNew: true) }
            return repository
        }
    }
}
