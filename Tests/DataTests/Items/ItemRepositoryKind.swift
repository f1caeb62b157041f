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
    case inMemory
    case jsonFile
    case http

    func make(_ items: [Item], in folder: TemporaryFolder) async throws -> any ItemRepository {
        switch self {
        case .inMemory: return OnDeviceItemRepository(initial: items)
        case .jsonFile:
            return OnDeviceItemRepository(file: folder.file("items.json"), initial: items)
        case .http:
            let repository = HTTPItemRepository(client: try await RealServer.client() ?? stub())
            for item in items { _ = try await repository.saveItem(item, isNew: true) }
            return repository
        }
    }

    /// A client of a server of its own, which runs as long as the client exists.
    private func stub() throws -> HTTPClient {
        let server = try ItemsServer().start()
        return HTTPClient(server: try server.address) { request in
            withExtendedLifetime(server) {}
            request.setValue("Bearer t", forHTTPHeaderField: "Authorization")
        }
    }
}
