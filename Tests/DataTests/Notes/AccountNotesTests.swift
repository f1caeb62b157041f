import Domain
import Testing

@testable import Data

@Suite("What an account has here follows from what the server answers", .timeLimit(.minutes(5)))
struct AccountNotesTests {
    @Test("After a 404, a fetch that began before it brings no note back; the next one counts")
    func fetchBeforeNotFound() throws {
        var account = AccountNotes()
        account.apply(changes("Milk", version: 1), to: .fetch(account.progress))
        _ = account.apply(.delete("n", original: "Milk"))
        let sent = account.nextRequest(unanswered: [], key: { "k" })
        let delete = try #require(sent)
        let fetch = SyncRequest.fetch(account.progress)
        account.apply(.failed(.notFound), to: delete)
        account.apply(changes("Tea", version: 3), to: fetch)
        #expect(account.shown == [])
        account.apply(changes("Rye", version: 5), to: .fetch(account.progress))
        #expect(account.shown == [Note(id: "n", content: "Rye")])
    }

    @Test("After a 404, all is fetched if the server has changed the note since, and only then")
    func fetchAfterNotFound() throws {
        for (changed, cursor) in [("n", nil), ("m", "3")] {
            var account = AccountNotes()
            account.apply(changes("Milk", version: 1), to: .fetch(account.progress))
            _ = account.apply(.delete("n", original: "Milk"))
            let sent = account.nextRequest(unanswered: [], key: { "k" })
            let delete = try #require(sent)
            account.apply(changes("Tea", of: changed, version: 3), to: .fetch(account.progress))
            account.apply(.failed(.notFound), to: delete)
            #expect(account.progress.cursor == cursor)
        }
    }

    @Test("A new note that a server names twice in one answer is one note, as it was named last")
    func namedTwice() {
        var account = AccountNotes()
        let notes = [1, 2].map { RemoteNote(id: "n", content: "Milk \($0)", version: $0) }
        account.apply(
            .changes(RemoteChanges(notes: notes, cursor: "2")), to: .fetch(account.progress))
        #expect(account.shown == [Note(id: "n", content: "Milk 2")])
    }

    private func changes(_ content: NoteContent, of id: Note.ID = "n", version: Int) -> SyncAnswer {
        let note = RemoteNote(id: id, content: content, version: version)
        return .changes(RemoteChanges(notes: [note], cursor: "\(version)"))
    }
}
