import Domain

/// A disk for the user's writes. The test decides when and how each write ends.
@MainActor
final class SlowDisk: DeleteItemUseCase, LogOutUseCase {
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
    func execute(id: Item.ID) async throws(ItemError) {
        try await write(id, orThrow: ItemError.unavailable("Full."))
    }

    @MainActor
    func execute() async throws(AuthenticationError) {
        try await write("the session's end", orThrow: AuthenticationError.unavailable("Full."))
    }
}
