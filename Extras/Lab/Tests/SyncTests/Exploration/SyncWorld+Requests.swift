import Domain

@testable import Data

/// The same order as that of `AccountSync`.
extension SyncWorld {
    mutating func ask(_ place: Place, _ queues: [SyncState.Queue]) {
        waiting.remove(place)
        loggedOut.remove(place)
        for queue in queues where states[place, default: SyncState()].request(queue) {
            looking.append(SyncCall(process: place.process, account: place.account, queue: queue))
        }
        look()
    }

    /// Each queue that looks sends its next request, or ends. The lock is there for one change.
    mutating func look() {
        for call in looking {
            let isLocked = flights.contains { flight in
                flight.call.queue == .send && flight.call.account == call.account
            }
            if call.queue == .send, isLocked, fault != .drainsTwice { continue }
            looking.removeAll { $0 == call }
            let place = Place(process: call.process, account: call.account)
            if let request = next(call, place) {
                flights.append(Flight(call: call, request: request))
            } else if let outcome = states[place]?.end(call.queue) {
                if case .unavailable = outcome, fault != .failureEndsTrying {
                    waiting.insert(place)
                }
                if outcome == .loggedOut { loggedOut.insert(place) }
            }
        }
    }

    private mutating func next(_ call: SyncCall, _ place: Place) -> SyncRequest? {
        while states[place, default: SyncState()].next(in: call.queue) {
            if call.queue == .fetch { return notes(of: call.account).fetch }
            count += 1
            var request: SyncRequest?
            let unanswered = states[place]?.unanswered ?? []
            update(call.account) { [fault, count, oldKeys] notes in
                if fault == .replaysInAnotherOrder { notes.swapChanges() }
                if fault == .takesTheNewestBase { notes.rebase() }
                request = notes.nextRequest(unanswered: unanswered) { "k\(count)" }
                guard case .send(let id, let change)? = request else { return }
                if fault == .reusesKeys, let key = oldKeys[id], key != change.key {
                    notes.changeKey(id, to: key)
                    request = notes.nextRequest(unanswered: unanswered) { key }
                }
                if fault == .forgetsBeforeTheAnswer { notes.forgetSent(id) }
            }
            if let request { return request }
        }
        return nil
    }

    mutating func arrive(_ call: SyncCall) {
        guard let index = flights.firstIndex(where: { $0.call == call }) else { return }
        flights[index].answer = decide(flights[index])
    }

    /// The answer of the server; a change may take effect.
    mutating func decide(_ flight: Flight) -> SyncAnswer {
        let account = flight.call.account
        do throws(RemoteNotesError) {
            if let gateway {
                if fault == .believesGateways || fault == .buriesNotes, gateway == .error(404) {
                    throw .notFound
                }
                return try gateway.answer(to: flight.request, in: self)
            }
            switch flight.request {
            case .fetch(let progress, _):
                let page = try server.changes(after: progress.cursor, of: account)
                return .changes(try readable(page))
            case .send(let id, let change):
                if change.content?.text.contains("!") == true, !acceptsAll {
                    throw .rejected("No.")
                }
                count += 1
                let key = fault == .sendsNoKey ? "k\(count)n" : change.key
                let note = try apply(
                    RemoteChange(key: key, content: change.content, base: change.base), id,
                    account, isMine: true)
                // Over HTTP, the answer to a delete names no newer version.
                guard note.content == nil, let base = change.base else { return .accepted(note) }
                return .accepted(RemoteNote(id: id, content: nil, version: base))
            }
        } catch {
            if case .conflict(let theirs) = error, theirs.isSpoiled {
                return .failed(.rejected("The note at the server can't be read."))
            }
            return .failed(error)
        }
    }

    /// The page as the client reads it.
    private func readable(_ page: RemoteChanges) throws(RemoteNotesError) -> RemoteChanges {
        let bad = page.notes.filter(\.isSpoiled)
        if !bad.isEmpty, fault == .refusesPages { throw .unavailable("That is no page.") }
        return RemoteChanges(
            notes: page.notes.filter { !$0.isSpoiled },
            unreadable: bad.map { UnreadableNote(id: $0.id, version: $0.version) },
            cursor: page.cursor, hasMore: page.hasMore)
    }

    mutating func edit(_ id: String, text: String?) {
        let version = server.notes(of: user).first { $0.id == id }?.version
        count += 1
        let change = RemoteChange(
            key: "o\(count)", content: text.map { NoteContent($0) }, base: version)
        _ = try? apply(change, id, user, isMine: false)
    }

    private mutating func apply(
        _ change: RemoteChange, _ id: String, _ account: String, isMine: Bool
    ) throws(RemoteNotesError) -> RemoteNote {
        let before = try? server.changes(after: nil, of: account).cursor
        if let refusal = refusals[change.key] {
            guard refusal.change == change else {
                throw .rejected("The key came with another request before.")
            }
            throw refusal.error
        }
        let note: RemoteNote
        do {
            note = try server.apply(change, to: id, of: account)
        } catch {
            if remembersRefusals { refusals[change.key] = Refusal(change: change, error: error) }
            throw error
        }
        if try server.changes(after: nil, of: account).cursor != before {
            took(Effect(text: change.content?.text, isMine: isMine), id, account)
        }
        return note
    }

    mutating func answer(_ call: SyncCall, _ other: SyncAnswer? = nil) {
        guard let index = flights.firstIndex(where: { $0.call == call }) else { return }
        let flight = flights.remove(at: index)
        guard let answer = other ?? flight.answer else { return }
        var next: [SyncState.Queue] = []
        if let fault {
            next = fault.take(answer, to: flight, in: &self)
        } else {
            update(call.account) { next = $0.apply(answer, to: flight.request) }
        }
        let place = Place(process: call.process, account: call.account)
        states[place]?.apply(answer, to: flight.request)
        if fault == .followsCircles, case .changes(let page) = answer, page.hasMore {
            _ = states[place]?.request(call.queue)
        }
        looking.append(call)
        if !next.isEmpty { ask(place, next) }
        look()
    }
}

/// True if the text stands for one that the client can't read.
extension RemoteNote {
    var isSpoiled: Bool { content?.text.hasSuffix("?") == true }
}

extension SyncWorld.Effect {
    var isSpoiled: Bool { text?.hasSuffix("?") == true }
}
