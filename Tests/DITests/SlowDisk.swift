import Domain

/// A disk for the user's writes. The test decides when and how each write ends.
@MainActor
final class SlowDisk: DeleteItemUseCase, LogOutUseCase {
    /// The test answers true if the disk stores the write, and false if the disk is full.
    let writes = ControlledCalls<Bool>()
    private(set) var written: [String] = []

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        guard await writes.call() else { throw .unavailable("Full.") }
        written.append(id)
    }

    @MainActor func execute(keeping place: Place?) async throws(AuthenticationError) {
        guard await writes.call() else { throw .unavailable("Full.") }
        written.append("the session's end")
    }
}
