import Domain

/// A disk for the user's writes. The test decides when and how each write ends.
@MainActor
final class SlowDisk: WriteNoteUseCase, DeleteItemUseCase, LogOutUseCase {
    /// The test answers true if the disk stores the write, and false if the disk is full.
    let writes = ControlledCalls<Bool>()
    private(set) var written: [String] = []

    private func write<Failure: Error>(
        _ text: String, orThrow failure: Failure
    ) async throws(Failure) {
        guard await writes.call() else { throw failure }
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
