import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite("How the server's answers change the stored notes of an account")
struct AccountNotesTests {
    @Test("A fetch that began before a 404 does not bring the note back; the next fetch can")
    func fetchBeforeNotFound() throws {
        var account = AccountNotes()
        account.apply(changes(1), to: .fetch(account.progress))
        _ = account.apply(.delete("n", original: "1"))
        let next = account.nextRequest(unanswered: [], key: { "k" })
        let delete = try #require(next)
        let fetch = SyncRequest.fetch(account.progress)
        account.apply(.failed(.notFound), to: delete)
        for before in [fetch, .fetch(FetchProgress())] { account.apply(changes(3), to: before) }
        #expect(account.shown == [])
        account.apply(changes(5), to: .fetch(account.progress))
        #expect(account.shown == [Note(id: "n", content: "5")])
    }

    @Test("A conflict with an older version fetches all notes", arguments: 1...3)
    func olderVersion(version: Int) throws {
        var account = AccountNotes()
        account.apply(changes(2), to: account.fetch)
        _ = account.apply(.delete("n", original: "2"))
        let delete = account.nextRequest(unanswered: [], key: { "k" })
        let theirs = RemoteNote(id: "n", content: "Rye", version: version)
        let queues = account.apply(.failed(.conflict(theirs)), to: try #require(delete))
        #expect(queues == (version < 2 ? [.fetch] : []))
        #expect((account.progress.cursor == nil) == (version < 2))
    }

    @Test("If the server has lost an accepted note, the note is sent again after a fetch of all")
    func lost() {
        let tea = RemoteNote(id: "n", content: "Tea", version: 2)
        var account = AccountNotes(notes: [LocalNote(id: "n", server: tea, isUnfetched: true)])
        #expect(account.apply(changes(), to: account.fetch) == [.fetch])
        #expect(account.apply(changes(), to: account.fetch) == [.send])
    }

    @Test("Notes whose requests get no answer are sent in turn")
    func turns() throws {
        var (account, state) = (AccountNotes(), SyncState())
        for id in ["a", "b"] { _ = account.apply(.save(id, "Tea", original: nil)) }
        for id in ["a", "b", "a", "b"] {
            let next = account.nextRequest(unanswered: state.unanswered, key: { "k" })
            state.apply(.failed(.unreachable), to: try #require(next))
            #expect(state.unanswered.last == id)
        }
    }

    @Test("If a page has a new note twice, the last one is shown, once")
    func namedTwice() {
        var account = AccountNotes()
        account.apply(changes(1, 2), to: .fetch(account.progress))
        #expect(account.shown == [Note(id: "n", content: "2")])
    }

    @Test("A second fetch of all notes counts unreadable notes again, and the old versions stay")
    func unreadable() {
        var account = AccountNotes()
        let bad = [UnreadableNote(id: "n", version: 2), UnreadableNote(id: "", version: 0)]
        account.apply(changes(1), to: account.fetch)
        for _ in 1...2 {
            account.apply(.changes(page(bad)), to: account.fetch)
            account.apply(.failed(.unknownCursor), to: account.fetch)
            account.apply(.changes(page([bad[0]], hasMore: true)), to: account.fetch)
            account.apply(.changes(page([bad[1]])), to: account.fetch)
            #expect(account.progress.unreadable == ["n", ""])
            #expect(account.shown == [Note(id: "n", content: "1")])
            account.apply(.changes(page(bad)), to: account.fetch)
            #expect(
                account.progress.unreadable == ["", "n", ""], "A note with an id is counted once.")
        }
    }

    @Test("A note that is unreadable on one page and readable on a later page is read")
    func readLater() throws {
        var account = AccountNotes()
        account.apply(changes(1), to: account.fetch)
        account.apply(.failed(.unknownCursor), to: account.fetch)
        var pages = FetchedPages(after: account)
        let bad = UnreadableNote(id: "n", version: 2)
        _ = pages.add(page([bad, UnreadableNote(id: "", version: 0)], hasMore: true))
        var earlier = account
        _ = pages.apply(to: &earlier)
        #expect(pages.request == earlier.fetch)
        guard case .changes(let last) = changes(3) else { return }
        _ = pages.add(last)
        _ = pages.apply(to: &account)
        #expect(account.shown == [Note(id: "n", content: "3")])
        #expect(account.progress.unreadable == [""])
    }

    private func page(_ unreadable: [UnreadableNote], hasMore: Bool = false) -> RemoteChanges {
        RemoteChanges(notes: [], unreadable: unreadable, cursor: "c", hasMore: hasMore)
    }

    @Test("If an account does not change, its records do not change")
    func same() {
        var records: [NotesRecord] = []
        for account in ["al", "bo"] { records[account].revision = 1 }
        let before = records
        records["al"].revision = 1
        #expect(records == before)
    }

    private static let waiting = [nil, "Milk"].flatMap { (text: NoteContent?) in
        let server = text.map { RemoteNote(id: "n", content: $0, version: 2) }
        let unsent: [UnsentChange?] = [
            nil, UnsentChange(fields: nil), UnsentChange(content: "Tea", base: 2, problem: nil),
            UnsentChange(content: "Rye", base: 1, problem: .conflict),
            UnsentChange(content: "Milk", base: 1, problem: .conflict),
        ]
        return [nil, RemoteChange(key: "k", content: "Tea", base: 1)].flatMap { sent in
            unsent.map { LocalNote(id: "n", server: server, sent: sent, unsent: $0) }
        }
    }

    @Test("Waiting changes under another spelling are not lost", arguments: waiting)
    func spellings(other: LocalNote) {
        let others = AccountNotes(revision: 7, notes: [other])
        for own in Self.waiting.map({ [$0] }) + [[]] {
            var records: [NotesRecord] = []
            records["al"] = AccountNotes(revision: 5, notes: own)
            (records["AL"], records["Al"], records["bo"]) = (others, others, others)
            records.takeOver(from: "al@x.test", to: "al")
            let notes = records["al"].notes
            #expect(Set(records.map(\.account)) == ["al", "bo"] && records["bo"] == others)
            #expect(records["al"].revision > 7 && Set(notes.map(\.id)).count == notes.count)
            if own.first?.isWaiting != true, other.isWaiting {
                #expect(notes.map(\.sent) == [other.sent] && notes[0].unsent == other.unsent)
            } else {
                #expect(Array(notes.prefix(own.count)) == own)
                let there = own.filter { $0.fields != nil }
                let fields = there.flatMap { [$0.fields, $0.server?.fields] }
                let isNew = other.isWaiting && other.fields != nil && !fields.contains(other.fields)
                #expect(notes.dropFirst(own.count).map(\.fields) == (isNew ? [other.fields] : []))
            }
        }
        var records: [NotesRecord] = []
        records["AL"] = others
        records.takeOver(from: "al", to: "al@x.test")
        #expect(records["al@x.test"].notes == [other], "An empty account gets all notes.")
    }

    /// A page with these versions of one note. The text of each is its version.
    private func changes(_ versions: Int...) -> SyncAnswer {
        let notes = versions.map { RemoteNote(id: "n", content: "\($0)", version: $0) }
        return .changes(RemoteChanges(notes: notes, cursor: "c"))
    }
}
