import Data
import Domain
import Foundation
import Synchronization

/// The server at the address in the variable `ITEMS_SERVER`. The contract uses it instead of the stub.
///
/// It needs the accounts 1@x.test, 2@x.test and so on, which have no items yet.
enum RealServer {
    private static let address = ProcessInfo.processInfo.environment["ITEMS_SERVER"]
    private static let lastAccount = Atomic(0)

    /// The client of an account that no other test has. Nil if there is no server.
    static func client() async throws -> HTTPClient? {
        guard let address else { return nil }
        let accounts = HTTPAuthenticationRepository(server: try ServerAddress(address), file: nil)
        let number = lastAccount.wrappingAdd(1, ordering: .relaxed).newValue
        _ = try await accounts.logIn(
            Credentials(email: "\(number)@x.test", password: Password("enigma")))
        return accounts.makeAuthorizedClient()
    }
}
