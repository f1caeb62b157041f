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
    case inMemory, jsonFile
    case http

    func make(_ items: [Item], in folder: TemporaryFolder) async throws -> any ItemRepository {
        switch self {
        case .inMemory: return OnDeviceItemRepository(initial: items)
        case .jsonFile:
            return OnDeviceItemRepository(file: folder.file("items.json"), initial: items)
        case .http:
            let repository = try await RealServer.repository() ?? stub()
            for item in items { _ = try await repository.saveItem(item, isNew: true) }
            return repository
        }
    }

    /// A repository over a server of its own, which runs as long as the repository exists.
    private func stub() throws -> HTTPItemRepository {
        let server = try ItemsServer().start()
        return try HTTPItemRepository(
            client: HTTPClient(server: server.address) { request in
                withExtendedLifetime(server) {}
                request.setValue("Bearer t", forHTTPHeaderField: "Authorization")
            })
    }
}
