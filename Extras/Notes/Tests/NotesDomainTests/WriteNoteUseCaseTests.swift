import Domain
import Testing

@testable import NotesDomain

@Suite("The rules for writing a note, for any repository", .timeLimit(.minutes(5)))
struct WriteNoteUseCaseTests {
    private let repository = StubNoteRepository(known: ["a"])
    private let session = Session(email: "al@x.test")

    private func write(_ write: NoteWrite) async throws(NoteError) -> Int {
        try await DefaultWriteNoteUseCase(repository: repository).execute(write, for: session)
    }

    @Test(arguments: ["", "\n", " \n\t"] as [NoteContent])
    func aBlankContentIsRefusedBeforeTheRepositoryIsAsked(blank: NoteContent) async {
        await #expect(throws: NoteError.empty) { try await write(.save("a", blank, original: "A")) }
        #expect(await repository.written.isEmpty)
    }

    @Test(arguments: [
        NoteWrite.save("a", "Tea", original: nil), .delete("a", original: "Tea"), .retry("a"),
        .discard("a"),
    ])
    func eachWriteReachesTheRepositoryAsItIs(asked: NoteWrite) async throws {
        #expect(try await write(asked) == 1)
        #expect(await repository.written == [asked])
    }

    @Test(arguments: [.delete("b", original: "Tea"), .retry("b"), .discard("b")] as [NoteWrite])
    func aNoteThatIsNotThereIsNotFound(asked: NoteWrite) async {
        await #expect(throws: NoteError.notFound("b")) { try await write(asked) }
    }
}

private actor StubNoteRepository: NoteRepository {
    private let known: Set<Note.ID>
    private(set) var written: [NoteWrite] = []

    init(known: Set<Note.ID>) { self.known = known }

    nonisolated func snapshots(for _: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        AsyncStream { $0.finish() }
    }

    func write(_ write: NoteWrite, for session: Session) throws(NoteError) -> Int? {
        written.append(write)
        return known.contains(write.id) ? written.count : nil
    }

    func sync(for session: Session) throws(NoteError) {}
}
