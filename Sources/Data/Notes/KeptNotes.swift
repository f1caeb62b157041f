package import Domain
package import Foundation

/// What a file has of an account's notes. Reading it asks no server.
package struct KeptNotes: Sendable {
    /// As the user sees them.
    package let notes: [Note]
    /// How many wait to be sent: new, changed and deleted ones.
    package let waitingCount: Int

    package init(file: URL, session: Session) async throws(NoteError) {
        do {
            let account = try await FileNotesStorage(file).read()[session.email]
            notes = account.shown
            waitingCount = account.notes.count(where: \.isSendable)
        } catch {
            throw NoteError(error)
        }
    }
}
