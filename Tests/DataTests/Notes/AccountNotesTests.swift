import Domain
import Testing

@testable import Data

@Suite("What an account has here follows from what the server answers")
struct AccountNotesTests {
    @Test("After a 404, a fetch that began before it brings no note back; the next one counts")
    func fetchBeforeNotFound() throws {
        var account = AccountNotes()
        account.apply(changes(1), to: .fetch(account.progress))
        _ = account.apply(.delete("n", original: "1"))
        let next = account.nextRequest(unanswered: [], key: { "k" })
        let delete = try #require(next)
        let fetch = SyncRequest.fetch(account.progress)
        account.apply(.failed(.notFound), to: delete)
        account.apply(changes(3), to: fetch)
        #expect(account.shown == [])
        account.apply(changes(5), to: .fetch(account.progress))
        #expect(account.shown == [Note(id: "n", content: "5")])
    }

    @Test("A new note that a server names twice in one answer is one note, as it was named last")
    func namedTwice() {
        var account = AccountNotes()
        account.apply(changes(1, 2), to: .fetch(account.progress))
        #expect(account.shown == [Note(id: "n", content: "2")])
    }

    @Test("Notes that stay as they are change no record of theirs")
    func same() {
        var records: [NotesRecord] = []
        for account in ["al", "bo"] { records[account].revision = 1 }
        let before = records
        records["al"].revision = 1
        #expect(records == before)
    }

    /// A page with these versions of one note. The text of each is its version.
    private func changes(_ versions: Int...) -> SyncAnswer {
        let notes = versions.map { RemoteNote(id: "n", content: "\($0)", version: $0) }
        return .changes(RemoteChanges(notes: notes, cursor: "c"))
    }
}
