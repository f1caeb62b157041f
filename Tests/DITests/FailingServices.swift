import DI
import Data
import Domain

extension Container {
    /// Each repository fails, with its own name as the message.
    static var failing: Container {
        Container(
            authentication: InMemoryAuthenticationRepository(
                accounts: [], conditions: StubConditions(failure: "authentication")),
            places: InMemoryPlaceRepository(),
            items: InMemoryItemRepository(conditions: StubConditions(failure: "items")),
            users: InMemoryUserRepository(conditions: StubConditions(failure: "users")),
            counter: InMemoryCounterRepository(conditions: StubConditions(failure: "counter")),
            notes: FailingNoteRepository())
    }
}

private struct FailingNoteRepository: NoteRepository {
    private let error = NoteError.unavailable("notes")

    func snapshots(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        AsyncStream {
            $0.yield(.failure(error))
            $0.finish()
        }
    }

    func write(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int? {
        throw error
    }

    func sync(for session: Session) async throws(NoteError) { throw error }
}
