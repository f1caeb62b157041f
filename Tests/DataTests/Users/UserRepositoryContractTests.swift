import Data
import Domain
import Testing

@Suite("Every user repository keeps one contract", .timeLimit(.minutes(5)))
struct UserRepositoryContractTests {
    /// The ways of keeping users, each of which has to keep the same contract.
    enum Kind: CaseIterable {
        case inMemory, jsonFile

        func make(_ users: [User], in folder: TemporaryFolder) throws -> any UserRepository {
            switch self {
            case .inMemory:
                return InMemoryUserRepository(users: users)
            case .jsonFile:
                let elements = users.map { #"{"id": "\#($0.id)", "name": "\#($0.name)"}"# }
                let text = "[\(elements.joined(separator: ", "))]"
                return JSONFileUserRepository(file: try folder.file("users.json", text))
            }
        }
    }

    private let folder = TemporaryFolder()
    private let stored = [User(id: "2", name: "Grace"), User(id: "1", name: "Ada")]

    @Test("Users come in stored order", arguments: Kind.allCases)
    func order(kind: Kind) async throws {
        for users in [stored, []] {
            #expect(try await kind.make(users, in: folder).users() == users)
        }
    }

    @Test("A cancelled task gets that as its error", arguments: Kind.allCases)
    func cancelledTask(kind: Kind) async throws {
        let repository = try kind.make(stored, in: folder)
        await cancelled {
            await #expect(throws: UserError.cancelled) { try await repository.users() }
        }
    }

    @Test("A damaged file is an error, short for a screen and in full for a terminal")
    func damage() async throws {
        let file = try folder.file("users.json", #"[{"id": 1, "name": "Ada"}]"#)
        let details = "\(file.plainPath): [0].id: expected a string"
        let reason = Reason("The stored data is damaged.", details: details)
        await #expect(throws: UserError.damaged(reason)) {
            try await JSONFileUserRepository(file: file).users()
        }
    }
}
