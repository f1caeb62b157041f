import Domain
import NotesDomain

@testable import NotesData

/// Sends the requests in the same order as `AccountSync`.
extension SyncWorld {
    mutating func ask(_ place: Place, _ queues: [SyncState.Queue], endsWait: Bool = false) {
        var state = states[place] ?? SyncState()
        if endsWait || !state.isRunning && waiting[place, default: 0] == 0 { state.endWait() }
        let starting = queues.filter { state.request($0) }
        states[place] = state
        if queues.isEmpty || state.isAskedToWait { return }
        waiting[place] = nil
        loggedOut.remove(place)
        looking += starting.map { queue in
            SyncCall(process: place.process, account: place.account, queue: queue)
        }
        look()
    }

    /// Each queue in `looking` sends its next request, or ends. Because of the lock, only one change is
    /// in flight at a time.
    mutating func look() {
        for call in looking {
            let isLocked = flights.contains { flight in
                flight.call.queue == .send && flight.call.account == call.account
            }
            if call.queue == .send, isLocked, fault != .drainsTwice { continue }
            looking.removeAll { $0 == call }
            let place = place(of: call)
            if let request = next(call, place) {
                if asked[place] != nil { violation = "asks before the time that was asked for" }
                flights.append(Flight(call: call, request: request))
            } else if let outcome = states[place]?.end(call.queue) {
                end(place, outcome)
            }
        }
    }

    private mutating func end(_ place: Place, _ outcome: SyncState.Outcome) {
        switch outcome {
        case .done: break
        case .loggedOut:
            if !refused.contains(place) { violation = "who has logged in can't send" }
            // Without a session, no request is sent.
            asked[place] = nil
            loggedOut.insert(place)
        case .unavailable(let wait):
            if !failed.contains(place) { violation = "offline, though the server keeps to the API" }
            if fault != .failureEndsTrying { waiting[place] = max(1, Int(wait / .seconds(1))) }
        }
        failed.remove(place)
    }

    private mutating func next(_ call: SyncCall, _ place: Place) -> SyncRequest? {
        while states[place, default: SyncState()].next(in: call.queue) {
            if call.queue == .fetch {
                let notes = notes(of: call.account)
                // The faults expect that each page is stored by itself.
                if fault != nil { return notes.fetch }
                let fetched = pages[place] ?? FetchedPages(after: notes)
                pages[place] = fetched
                return fetched.request
            }
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
        if gateway != nil { failed.insert(place(of: call)) }
    }

    /// Returns the answer of the server. A change may take effect there.
    mutating func decide(_ flight: Flight) -> SyncAnswer {
        let account = owner(flight.call.account)
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
        let version = server.notes(of: owner(user)).first { $0.id == id }?.version
        count += 1
        let change = RemoteChange(
            key: "o\(count)", content: text.map { NoteContent($0) }, base: version)
        _ = try? apply(change, id, owner(user), isMine: false)
    }

    private mutating func apply(
        _ change: RemoteChange, _ id: String, _ account: String, isMine: Bool
    ) throws(RemoteNotesError) -> RemoteNote {
        let before = server
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
        if server != before {
            took(Effect(text: change.content?.text, isMine: isMine), id, account)
        }
        return note
    }

    mutating func answer(_ call: SyncCall, _ other: SyncAnswer? = nil) {
        guard let index = flights.firstIndex(where: { $0.call == call }) else { return }
        let flight = flights.remove(at: index)
        guard let answer = other ?? flight.answer else { return }
        let place = place(of: call)
        note(answer, to: flight, place)
        let next = fault?.take(answer, to: flight, in: &self) ?? keep(answer, to: flight, place)
        states[place]?.apply(answer, to: flight.request)
        if fault == .followsCircles, case .changes(let page) = answer, page.hasMore {
            _ = states[place]?.request(call.queue)
        }
        looking.append(call)
        if !next.isEmpty { ask(place, next) }
        look()
    }

    /// Records the parts of an answer that the checks of the promises need.
    private mutating func note(_ answer: SyncAnswer, to flight: Flight, _ place: Place) {
        switch answer {
        case .failed(.unanswered(_, let retryAfter)):
            failed.insert(place)
            let wait = retryAfter.map { Int($0 / .seconds(1)) } ?? 0
            if wait > 0 { asked[place] = max(wait, asked[place, default: 0]) }
        case .failed(.loggedOut):
            if !flight.isOfEarlierLogin { refused.insert(place) }
        default: break
        }
    }

    /// Stores an answer in the same order as `AccountSync.keep`.
    private mutating func keep(
        _ answer: SyncAnswer, to flight: Flight, _ place: Place
    ) -> [SyncState.Queue] {
        var fetched: FetchedPages?
        if flight.call.queue == .fetch {
            if case .changes(let page) = answer, pages[place]?.add(page) == false { return [] }
            fetched = pages.removeValue(forKey: place)
        }
        var next: [SyncState.Queue] = []
        update(flight.call.account) { notes in
            next = fetched?.apply(to: &notes) ?? []
            if case .changes = answer { return }
            next += notes.apply(answer, to: flight.request)
        }
        return next
    }
}

/// A text that ends with `?` stands for a note that the client can't read.
extension RemoteNote {
    var isSpoiled: Bool { content?.text.hasSuffix("?") == true }
}

extension SyncWorld.Effect {
    var isSpoiled: Bool { text?.hasSuffix("?") == true }
}
