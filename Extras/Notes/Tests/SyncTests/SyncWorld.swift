import Domain
import Foundation
import NotesDomain

@testable import NotesDI
@testable import NotesData

/// A device, its file, the network and the server as one value, so that the steps can be tried in every
/// order.
///
/// The device uses the app's own rules, in the same order as `AccountSync`.
struct SyncWorld: Hashable {
    /// One request in flight, and its answer once the server has decided.
    struct Flight: Hashable {
        let call: SyncCall
        let request: SyncRequest
        var answer: SyncAnswer?
        /// True if the request was sent before the last login.
        var isOfEarlierLogin = false
    }

    /// A process of the device, and one of its accounts.
    struct Place: Hashable {
        var process = 0
        var account: String
    }

    /// A change that the server made to a note.
    struct Effect: Hashable {
        let text: String?
        let isMine: Bool
    }

    /// The content that the user last asked for; nil as `text` means that the user has deleted the
    /// note.
    struct Wish: Hashable {
        let text: String?
    }

    /// A change that the server has refused, and the error.
    struct Refusal: Hashable {
        let change: RemoteChange
        let error: RemoteNotesError
    }

    struct NoteKey: Hashable {
        let account: String
        let id: String
    }

    let fault: SyncFault?
    var file: [NotesRecord] = []
    var server = InMemoryServer()
    /// The older copy that replaces the server when it is restored; nil after that.
    var backup: InMemoryServer?
    /// True if the server refuses a repeated request without deciding again. The API allows both.
    let remembersRefusals: Bool
    var refusals: [String: Refusal] = [:]
    /// The servers of accounts; empty if all accounts have the same server.
    var servers: [String: URL] = [:]
    var gateway: Gateway?
    var user = "a"
    var states: [Place: SyncState] = [:]
    /// The queues that look for their next request, or wait for the lock.
    var looking: [SyncCall] = []
    var flights: [Flight] = []
    var late: [Flight] = []
    /// The pages that are not in the file yet.
    var pages: [Place: FetchedPages] = [:]
    /// How long each process waits until it tries to sync an account again. Zero means that it waits
    /// for a login.
    var waiting: [Place: Int] = [:]
    /// How long the server has asked each process to wait with an account.
    var asked: [Place: Int] = [:]
    /// The processes and accounts with a failed request: the server can't be reached or does not follow
    /// the API.
    var failed: Set<Place> = []
    /// The processes and accounts with a refused request that was sent after the last login.
    var refused: Set<Place> = []
    var loggedOut: Set<Place> = []
    var count = 0
    /// True if the server now accepts the changes that it rejected before.
    var acceptsAll = false
    var effects: [NoteKey: [Effect]] = [:]
    var wishes: [NoteKey: Wish] = [:]
    /// The text of each note when the user began to type into it.
    var typed: [NoteKey: String] = [:]
    /// The notes in conflict because they have changed since the user began to type, on this device or
    /// another.
    var surprised: Set<NoteKey> = []
    /// The texts of other devices that the user has seen.
    var seen: Set<String> = []
    /// The texts that a restored server has lost, and that this device may still have.
    var lost: Set<String> = []
    /// The notes that the user knows to be deleted.
    var seenGone: Set<NoteKey> = []
    var violation: String?
    /// Records that a fault keeps only in memory, although they should be in the file.
    var unwritten: [NotesRecord]?
    var oldKeys: [String: String] = [:]

    init(fault: SyncFault?, scope: SyncScope) {
        self.fault = fault
        remembersRefusals = scope.remembersRefusals
        servers = scope.servers
        user = scope.user
        server = InMemoryServer(pageLimit: scope.pageLimit)
        ask(Place(account: user), SyncState.Queue.allCases)
        for id in scope.isCreated ? scope.notes : [] { take(.save(id)) }
        while let flight = flights.first {
            take(.arrive(flight.call))
            take(.answer(flight.call))
        }
        violation = nil
        backup = server
        for step in scope.given { take(step) }
    }

    mutating func take(_ step: SyncStep) {
        if step != .crash { write() }
        switch step {
        case .save(let id):
            see(id)
            save(id, text: newText(""), original: shownText(id))
        case .saveRejected(let id):
            see(id)
            save(id, text: newText("!"), original: shownText(id))
        case .type(let id): typed[key(id)] = shownText(id)
        case .saveTyped(let id):
            save(id, text: newText(""), original: typed.removeValue(forKey: key(id)))
        case .delete(let id):
            let shown = shownText(id)
            let original = typed.removeValue(forKey: key(id)) ?? shown
            wishes[key(id)] = Wish(text: nil)
            if original != shown { surprised.insert(key(id)) }
            change { notes, fault in
                if fault == .deletesForgetCreates { notes.forgetCreate(id) }
                let original = fault == .ignoresTheOriginalOfADelete ? shown : original
                _ = notes.apply(.delete(id, original: original.map { NoteContent($0) }))
            }
        case .retry(let id): change { notes, _ in _ = notes.apply(.retry(id)) }
        case .discard(let id):
            change { notes, _ in _ = notes.apply(.discard(id)) }
            // A change in flight can't be taken back.
            let sent = notes(of: user).notes.first { $0.id == id }?.sent
            wishes[key(id)] = sent.map { Wish(text: $0.content?.text) }
        case .sync(let process):
            let place = Place(process: process, account: user)
            asked[place] = nil
            ask(place, SyncState.Queue.allCases, endsWait: true)
        case .arrive(let call): arrive(call)
        case .answer(let call): answer(call)
        case .timeOut(let call):
            if let flight = flights.first(where: { $0.call == call }), flight.answer == nil {
                if case .send = flight.request { late.append(flight) }
            }
            answer(call, .failed(.unavailable("Lost.")))
        case .loggedOut(let call): answer(call, .failed(.loggedOut))
        case .askToWait(let call):
            let wait = Duration.seconds(call.queue == .send ? 3 : 2)
            answer(call, .failed(.unavailable("Busy.", retryAfter: wait)))
        case .arriveLate(let index): _ = decide(late.remove(at: index))
        case .timePasses:
            asked = asked.mapValues { $0 - 1 }.filter { $0.value > 0 }
            for (place, wait) in waiting {
                waiting[place] = max(0, wait - 1)
                if wait > 1 || place.account != user { continue }
                ask(place, states[place]?.stoppedQueues ?? [], endsWait: true)
            }
        case .crash: crash()
        case .logIn(let account): logIn(account)
        case .otherDeviceEdits(let id): edit(id, text: newText("") + "o")
        case .otherDeviceDeletes(let id): edit(id, text: nil)
        case .gateway(let gateway): self.gateway = gateway
        case .restore:
            if let backup { server.restore(backup) }
            let texts = server.notes(of: owner(user)).compactMap(\.content?.text)
            lost = Set(effects.values.joined().compactMap(\.text)).subtracting(texts)
            backup = nil
        case .spoil(let id): edit(id, text: newText("") + "o?")
        }
        look()
        for key in effects.keys where key.account == user {
            see(key.id, isTyping: typed[key] != nil)
        }
        checkAll()
    }

    func key(_ id: String) -> NoteKey { NoteKey(account: owner(user), id: id) }

    func place(of call: SyncCall) -> Place {
        Place(process: call.process, account: call.account)
    }

    /// The account as the server spells it.
    func owner(_ account: String) -> String { account.lowercased() }

    /// The notes in the file of an account, which is spelled as the server spells it.
    func notes(ofOwner account: String) -> AccountNotes {
        notes(of: account == owner(user) ? user : account)
    }

    /// Logs in. From now on, the device knows how the server spells the account.
    private mutating func logIn(_ account: String) {
        user = account
        file.takeOver(from: account, to: account)
        let place = Place(account: account)
        for index in flights.indices where self.place(of: flights[index].call) == place {
            flights[index].isOfEarlierLogin = true
        }
        refused.remove(place)
        if waiting[place, default: 0] == 0 { ask(place, SyncState.Queue.allCases) }
    }

    private func shownText(_ id: String) -> String? {
        notes(of: user).shown.first { $0.id == id }?.content.text
    }

    /// Records what the user sees. While typing, the user sees a conflict, but not the newer text of the
    /// note.
    private mutating func see(_ id: String, isTyping: Bool = false) {
        let note = notes(of: user).shown.first { $0.id == id }
        if case .conflict(_, let theirs) = note?.status {
            if let theirs { seen.insert(theirs.text) } else { seenGone.insert(key(id)) }
        } else {
            surprised.remove(key(id))
        }
        guard !isTyping else { return }
        if let note { seen.insert(note.content.text) } else { seenGone.insert(key(id)) }
    }

    /// The notes in the file of an account.
    func notes(of account: String) -> AccountNotes {
        (unwritten ?? file)[place(of: account)]
    }

    mutating func update(_ account: String, _ change: (inout AccountNotes) -> Void) {
        change(&file[place(of: account)])
    }

    /// Each server has its own part of the file, because a user can have the same name at several
    /// servers.
    private func place(of account: String) -> String {
        if fault == .sharesTheOutbox { return "a" }
        guard let server = servers[account] else { return account }
        return fault == .sharesTheFile ? server.host() ?? "" : server.nameOfFiles
    }

    private mutating func newText(_ mark: String) -> String {
        count += 1
        return "\(owner(user))\(count)\(mark)"
    }

    private mutating func save(_ id: String, text: String, original: String?) {
        let shown = shownText(id)
        wishes[key(id)] = Wish(text: text)
        if original != shown { surprised.insert(key(id)) }
        change { notes, fault in
            if fault == .coalescesIntoSent, notes.coalesce(id, text) { return }
            let original = fault == .ignoresTheOriginal ? shown : original
            let save = NoteWrite.save(
                id, NoteContent(text), original: original.map { NoteContent($0) })
            _ = notes.apply(save)
        }
    }

    private mutating func change(_ change: (inout AccountNotes, SyncFault?) -> Void) {
        let old = file
        update(user) { [fault] in change(&$0, fault) }
        if fault == .acknowledgesBeforeTheFile { (unwritten, file) = (file, old) }
        let place = Place(account: user)
        if unwritten == nil { ask(place, [.send] + (states[place]?.stoppedQueues ?? [])) }
    }

    /// A fault has held back some records. Writes them to the file, one step too late.
    private mutating func write() {
        guard let records = unwritten else { return }
        (file, unwritten) = (records, nil)
        ask(Place(account: user), [.send])
    }

    private mutating func crash() {
        unwritten = nil
        typed = [:]
        for flight in flights where flight.call.process == 0 && flight.answer == nil {
            if case .send = flight.request { late.append(flight) }
        }
        flights.removeAll { $0.call.process == 0 }
        looking.removeAll { $0.process == 0 }
        states = states.filter { $0.key.process != 0 }
        pages = pages.filter { $0.key.process != 0 }
        waiting = waiting.filter { $0.key.process != 0 }
        asked = asked.filter { $0.key.process != 0 }
        failed = failed.filter { $0.process != 0 }
        loggedOut = loggedOut.filter { $0.process != 0 }
        if fault == .keepsKeysInMemory {
            for id in ["n", "m"] { update(user) { [count] in $0.changeKey(id, to: "k\(count)c") } }
        }
        if fault != .launchAsksNothing { ask(Place(account: user), SyncState.Queue.allCases) }
    }
}
