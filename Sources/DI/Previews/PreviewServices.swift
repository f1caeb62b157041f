#if canImport(SwiftUI)
import Data
import Domain

/// What the repositories of a preview do when a screen asks them for data.
enum PreviewAnswers {
    case loaded
    case empty
    /// The screen goes on loading, because an answer takes a day or never comes.
    case loading
    case failed
}

extension Container {
    /// A container whose repositories are in memory. They have the sample data of the Domain module, or
    /// no data for `.empty`.
    static func preview(
        _ answers: PreviewAnswers,
        notes sync: SyncStatus = .idle,
    ) -> Container {
        let isEmpty = answers == .empty
        let conditions = StubConditions(
            failure: answers == .failed ? "The data can't be read." : nil,
            latency: answers == .loading ? .seconds(86_400) : .zero)
        return Container(
            authentication: InMemoryAuthenticationRepository(
                accounts: Credentials.samples, conditions: conditions),
            places: InMemoryPlaceRepository(),
            items: InMemoryItemRepository(
                items: isEmpty ? [] : Item.samples, conditions: conditions),
            users: InMemoryUserRepository(
                users: isEmpty ? [] : User.samples, conditions: conditions),
            counter: InMemoryCounterRepository(
                counter: isEmpty ? Counter(value: 0, version: 0) : Counter.sample,
                conditions: conditions),
            notes: PreviewNoteRepository(answers: answers, sync: sync),
        )
    }
}

/// Has a note in every status. A write changes nothing.
private struct PreviewNoteRepository: NoteRepository {
    let answers: PreviewAnswers
    let sync: SyncStatus

    private static let notes =
        Note.samples + [
            Note(id: "n3", content: "Water the plants", status: .waiting),
            Note(id: "n4", content: "Rent", status: .rejected(reason: "The text is too long.")),
            Note(
                id: "n5", content: "Meet at six",
                status: .conflict(mine: "Meet at six", theirs: "Meet at seven")),
        ]

    func snapshots(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        AsyncStream { continuation in
            switch answers {
            case .loaded:
                continuation.yield(.success(NotesSnapshot(notes: Self.notes, sync: sync)))
            case .empty: continuation.yield(.success(NotesSnapshot()))
            case .loading: break
            case .failed: continuation.yield(.failure(.unavailable("The notes can't be read.")))
            }
        }
    }

    func write(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int? { 0 }

    func sync(for session: Session) async throws(NoteError) {}
}
#endif
