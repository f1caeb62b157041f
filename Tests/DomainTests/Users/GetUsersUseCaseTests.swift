import Domain
import Testing

@Suite("Reading users keeps what the repository says", .timeLimit(.minutes(5)))
struct GetUsersUseCaseTests {
    @Test func usersKeepTheirStoredOrder() async throws {
        let stored = [User(id: "2", name: "Grace"), User(id: "1", name: "Ada")]
        let getUsers = DefaultGetUsersUseCase(
            repository: StubUserRepository(answer: .success(stored)))
        #expect(try await getUsers.execute() == stored)
    }

    @Test func aFailureOfTheRepositoryReachesTheCaller() async {
        let repository = StubUserRepository(answer: .failure(.unavailable("Offline.")))
        await #expect(throws: UserError.unavailable("Offline.")) {
            try await DefaultGetUsersUseCase(repository: repository).execute()
        }
    }
}

private struct StubUserRepository: UserRepository {
    let answer: Result<[User], UserError>

    func users() throws(UserError) -> [User] { try answer.get() }
}
