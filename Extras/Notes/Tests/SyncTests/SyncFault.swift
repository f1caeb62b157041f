import Domain
import NotesDomain

@testable import NotesData

/// Known mistakes of apps that work offline. The exploration has to find each mistake.
enum SyncFault: String, CaseIterable {
    case sendsNoKey = "no idempotency key"
    case keepsKeysInMemory = "a key that does not survive a crash"
    case forgetsBeforeTheAnswer = "forgets a change when it is sent"
    case acknowledgesBeforeTheFile = "acknowledges before the file has it"
    case replaysInAnotherOrder = "sends the newest change first"
    case drainsTwice = "two processes send at once"
    case dropsRejections = "drops what the server rejects"
    case dropsConflicts = "drops its side of a conflict"
    case dropsWhenLoggedOut = "empties the outbox on 401"
    case deletesComeBack = "forgets a delete when it is acknowledged"
    case deletesForgetCreates = "a delete forgets the create in flight"
    case fetchOverwrites = "a fetch overwrites queued edits"
    case answerOverwrites = "an acknowledgement overwrites a queued edit"
    case sharesTheOutbox = "one outbox for all accounts"
    case coalescesIntoSent = "an edit joins a change that was sent"
    case reusesKeys = "a retry has the old key"
    case notFoundIsAnError = "404 for a delete is an error"
    case storesTheCursorFirst = "stores the cursor before the notes"
    case takesTheNewestBase = "names the newest version, not the edited one"
    case ignoresTheOriginal = "a save ignores its original"
    case ignoresTheOriginalOfADelete = "a delete ignores its original"
    case failureEndsTrying = "a failure waits for the next change"
    case launchAsksNothing = "a launch sends nothing"
    case believesGateways = "takes a gateway's 404 for the server's"
    case buriesNotes = "a 404 makes a tombstone of a note, and the cursor stays"
    case followsCircles = "asks for pages as long as there are more"
    case sharesTheFile = "one file for two servers at one host and port"
    case forgetsWhatIsLost = "drops what a restored server does not have"
    case trustsAcceptance = "takes what was accepted for kept, though no page has it"
    case refusesPages = "refuses a page for one bad note"

    /// Lets the device handle an answer, and make this mistake. Returns the queues that have to
    /// send a request because of the answer.
    func take(
        _ answer: SyncAnswer, to flight: SyncWorld.Flight, in world: inout SyncWorld
    ) -> [SyncState.Queue] {
        var next: [SyncState.Queue] = answer == .failed(.notFound) ? [.fetch] : []
        let (account, request) = (flight.call.account, flight.request)
        let old = world.notes(of: account)
        switch (self, request, answer) {
        case (.dropsRejections, .send(let id, _), .failed(.rejected)),
            (.dropsConflicts, .send(let id, _), .failed(.conflict)):
            world.update(account) { $0.forgetSent(id) }
        case (.dropsWhenLoggedOut, .send(let id, _), .failed(.loggedOut)):
            world.update(account) { $0.forgetSent(id) }
        case (.deletesComeBack, .send(let id, let change), .accepted) where change.content == nil:
            world.update(account) { $0.apply(answer, to: request) }
            world.update(account) { $0.forgetServer(id) }
        case (.notFoundIsAnError, .send, .failed(.notFound)):
            world.update(account) { $0.apply(.failed(.rejected("Not found.")), to: request) }
        case (.buriesNotes, .send(let id, _), .failed(.notFound)):
            world.update(account) { $0.bury(id) }
        case (.answerOverwrites, .send(let id, _), .accepted):
            world.update(account) { $0.forgetUnsent(id) }
            world.update(account) { $0.apply(answer, to: request) }
        case (.fetchOverwrites, .fetch, .changes(let changes)):
            for note in changes.notes { world.update(account) { $0.forgetUnsent(note.id) } }
            world.update(account) { $0.apply(answer, to: request) }
        case (.storesTheCursorFirst, .fetch, .changes(let changes)):
            world.update(account) { next = $0.apply(answer, to: request) }
            var early = old
            early.progress.advance(to: changes.cursor)
            world.unwritten = world.file
            world.update(account) { $0 = early }
        case (.reusesKeys, .send(let id, let change), _):
            world.update(account) { $0.apply(answer, to: request) }
            world.oldKeys[id] = change.key
            if case .accepted = answer { world.oldKeys[id] = nil }
        case (.forgetsWhatIsLost, .fetch(_, let awaited), .changes(let changes)):
            world.update(account) { notes in
                if !changes.hasMore { notes.forgetFormer() }
                next = notes.apply(answer, to: .fetch(notes.progress, awaited: awaited))
            }
        case (.trustsAcceptance, .fetch(let progress, _), _):
            world.update(account) { next = $0.apply(answer, to: .fetch(progress)) }
        default: world.update(account) { next = $0.apply(answer, to: request) }
        }
        return next
    }
}
