import Domain
import Testing

@testable import Data

@Suite("What an account has here follows from what the server answers", .timeLimit(.minutes(5)))
struct AccountNotesTests {
    @Test("After a 404, a fetch that began before it brings no note back; the next one counts")
    func fetchBeforeNotFound() throws {
        var (account, delete) = try deleting()
        let fetch = SyncRequest.fetch(account.progress)
        account.apply(.failed(.notFound), to: delete)
        account.apply(changes("Tea", version: 3), to: fetch)
        #expect(account.shown == [])
        account.apply(changes("Rye", version: 5), to: .fetch(account.progress))
        #expect(account.shown == [Note(id: "n", content: "Rye")])
    }

    @Test("A new note that a server names twice in one answer is one note, as it was named last")
    func namedTwice() {
        var account = AccountNotes()
        let notes = [1, 2].map { RemoteNote(id: "n", content: "Milk \($0)", version: $0) }
        account.apply(
            .changes(RemoteChanges(notes: notes, cursor: "2")), to: .fetch(account.progress))
        #expect(account.shown == [Note(id: "n", content: "Milk 2")])
    }

    @Test("Notes that stay as they are change no record of theirs")
    func same() {
        var records: [NotesRecord] = []
        for account in ["al", "bo"] { records[account].revision = 1 }
        let before = records
        records["al"].revision = 1
        #expect(records == before)
    }

    /// An account whose only note is being deleted by this request.
    private func deleting() throws -> (AccountNotes, SyncRequest) {
        var account = AccountNotes()
        account.apply(changes("Milk", version: 1), to: .fetch(account.progress))
        _ = account.apply(.delete("n", original: "Milk"))
        let request = account.nextRequest(unanswered: [], key: { "k" })
        return (account, try #require(request))
    }

    private func changes(_ content: NoteContent, version: Int) -> SyncAnswer {
        let note = RemoteNote(id: "n", content: content, version: version)
        return .changes(RemoteChanges(notes: [note], cursor: "\(version)"))
    }
}
