import Domain
import Testing

/// Each write of the user waits until the test goes on.
@MainActor
final class SlowDisk: WriteNoteUseCase, DeleteItemUseCase, LogOutUseCase {
    var isFull = false
    private(set) var written: [String] = []
    private var writing: [CheckedContinuation<Void, Never>] = []
    private var asked = 0
    private var seen = 0

    /// Returns when something more is being written.
    func next() async throws {
        seen += 1
        await turns { asked >= seen }
        try #require(asked >= seen, "Nothing more is being written.")
    }

    func goOnWithFirst() { writing.removeFirst().resume() }

    func goOn() {
        for write in writing { write.resume() }
        writing = []
    }

    func goOnWithNext() async throws {
        try await next()
        goOn()
    }

    private func write<Failure: Error>(
        _ text: String, orThrow failure: Failure
    ) async throws(Failure) {
        asked += 1
        await withCheckedContinuation { writing.append($0) }
        if isFull { throw failure }
        written.append(text)
    }

    @MainActor
    func execute(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int {
        guard case .save(_, let content, _) = write else { throw .notFound(write.id) }
        try await self.write(content.text, orThrow: NoteError.unavailable("Full."))
        return 1
    }

    @MainActor
    func execute(id: Item.ID) async throws(ItemError) {
        try await write(id, orThrow: ItemError.unavailable("Full."))
    }

    @MainActor
    func execute() async throws(AuthenticationError) {
        try await write("the session's end", orThrow: AuthenticationError.unavailable("Full."))
    }
}
