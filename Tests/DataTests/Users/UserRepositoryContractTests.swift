import Data
import Domain
import Testing

@Suite("Every user repository keeps one contract", .timeLimit(.minutes(5)))
struct UserRepositoryContractTests {
    /// The ways to store users. All have to follow the same contract.
    enum Kind: CaseIterable {
        case inMemory, jsonFile

        func make(_ users: [User], in folder: TemporaryFolder) -> any UserRepository {
            switch self {
            case .inMemory: OnDeviceUserRepository(initial: users)
            case .jsonFile: OnDeviceUserRepository(file: folder.file("users.json"), initial: users)
            }
        }
    }

    private let folder = TemporaryFolder()
    private let stored = [User(id: "2", name: "Grace"), User(id: "1", name: "Ada")]

    @Test("Users come in stored order; a cancelled task gets `cancelled`", arguments: Kind.allCases)
    func order(kind: Kind) async throws {
        for users in [stored, []] {
            #expect(try await kind.make(users, in: folder).users() == users)
        }
        let repository = kind.make(stored, in: folder)
        await cancelled {
            await #expect(throws: UserError.cancelled) { try await repository.users() }
        }
    }
}
