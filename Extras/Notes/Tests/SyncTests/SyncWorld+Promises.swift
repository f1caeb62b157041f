import Domain
import NotesDomain

@testable import NotesData

/// The promises of the sync to the user. They are checked in every state, and after all requests have
/// been answered.
extension SyncWorld {
    /// Records and checks a change that the server has made to a note.
    mutating func took(_ effect: Effect, _ id: String, _ account: String) {
        let key = NoteKey(account: account, id: id)
        let earlier = effects[key] ?? []
        effects[key] = earlier + [effect]
        // If this device has sent a delete itself, the user knows that the note is gone.
        let sent = notes(ofOwner: account).notes.first { $0.id == id }?.sent
        if effect.text == nil, sent.map({ $0.content != nil }) ?? true { seenGone.remove(key) }
        guard effect.isMine else { return }
        // A restored server uses version numbers a second time. So the version of a lost change may
        // match by chance.
        if let last = earlier.last, !last.isMine, !isRestored,
            !(last.text.map(seen.contains) ?? seenGone.contains(key))
        {
            violation = "overwrites a change that the user never saw"
        }
        guard let text = effect.text else { return }
        if !text.hasPrefix(account) { violation = "sends what belongs to another account" }
        let mine = earlier.filter(\.isMine).compactMap(\.text)
        if mine.contains(text), !isRestored { violation = "a change takes effect twice" }
        if mine.contains(where: { number($0) > number(text) }), !isRestored {
            violation = "an older change takes effect after a newer one"
        }
    }

    mutating func checkAll() {
        guard violation == nil else { return }
        let sends = flights.compactMap { flight -> NoteKey? in
            guard case .send(let id, _) = flight.request else { return nil }
            return NoteKey(account: flight.call.account, id: id)
        }
        if Set(sends).count < sends.count {
            violation = "two requests for one note are in flight"
        }
        let shown = notes(of: user).shown
        if let stranger = shown.first(where: { !$0.content.text.hasPrefix(owner(user)) }) {
            violation = "\(user) sees “\(stranger.content.text)” of another account"
        }
        let keys = Set(effects.keys).union(wishes.keys)
        violation = violation ?? keys.lazy.compactMap(problem).first
    }

    private func number(_ text: String) -> Int {
        Int(text.filter(\.isNumber)) ?? 0
    }

    /// The broken promise for a note on the device; nil if there is none.
    private func problem(_ key: NoteKey) -> String? {
        if fault == .sharesTheOutbox, key.account != "a" { return nil }
        let local = notes(ofOwner: key.account).notes.first { $0.id == key.id }
        let wish = wishes[key]
        let effects = effects[key] ?? []
        let note = local?.note
        switch note?.status {
        case .rejected:
            if let text = wish?.text, note?.content.text != text {
                return "an acknowledged change is lost"
            }
            if wish?.text?.contains("!") == true || effects.contains(where: \.isSpoiled) {
                return nil
            }
            return "rejected, though the server did not"
        case .conflict(let mine, _):
            if wish == nil || mine?.text != wish?.text, !isOffer(mine?.text, wish, effects) {
                return "an acknowledged change is lost"
            }
            return effects.last?.isMine == false || surprised.contains(key) || isRestored
                ? nil : "in conflict with itself"
        case .waiting:
            return note?.content.text == wish?.text || isOffer(note?.content.text, wish, effects)
                ? nil : "shows another text than the user's"
        case .synced, nil:
            if local?.isSendable == true {
                return wish?.text == nil ? nil : "hides what the user saved"
            }
            return isPossible(note?.content.text, wish, effects)
                ? nil
                : wish?.text != nil || wish == nil
                    ? "an acknowledged change is lost"
                    : isRestored ? nil : "what was deleted is there again"
        }
    }

    private var isRestored: Bool { backup == nil }

    /// True if a restored server has lost this text, and this device still has it.
    private func isOffer(_ text: String?, _ wish: Wish?, _ effects: [Effect]) -> Bool {
        isRestored && (wish?.text == nil || isPossible(text, wish, effects))
    }

    /// True if a note without a waiting change can have this text. The text must not be older than the
    /// user's change.
    private func isPossible(_ text: String?, _ wish: Wish?, _ effects: [Effect]) -> Bool {
        guard let wish else { return text == nil || effects.contains { $0.text == text } }
        if let text, lost.contains(text) { return true }
        if let wished = wish.text {
            guard let index = effects.firstIndex(where: { $0.text == wished }) else { return false }
            return effects[index...].contains { $0.text == text }
        }
        let start = effects.lastIndex { $0.isMine && $0.text != nil }.map { $0 + 1 } ?? 0
        guard let index = effects[start...].firstIndex(where: { $0.text == nil }) else {
            return text == nil && effects.last?.text == nil
        }
        return effects[index...].contains { $0.text == text }
    }

    /// The broken promise after all requests were answered, time has passed and the user has decided;
    /// nil if there is none.
    func violationAtTheEnd(_ accounts: [String]) -> String? {
        var world = self
        if gateway != nil, let problem = world.calm(patience: 0) { return problem }
        world.take(.gateway(nil))
        while !world.late.isEmpty, world.violation == nil { world.take(.arriveLate(0)) }
        if let problem = world.calm() { return problem }
        let isLoggedIn = !world.loggedOut.contains(Place(account: user))
        if isLoggedIn, world.notes(of: user).progress.cursor == nil {
            return "a fetch of all notes waits for ever"
        }
        if let problem = world.repair() { return problem }
        let stays = world.notes(of: user).notes.contains(where: \.isSendable)
        if isLoggedIn, stays { return "a change waits for ever" }
        for account in accounts {
            world.take(.logIn(account))
            if let problem = world.calm() { return problem }
        }
        world.acceptsAll = true
        for account in accounts {
            world.take(.logIn(account))
            // A rejected change that is sent again may then be in conflict.
            for _ in 0..<2 {
                for note in world.notes(of: account).shown where note.status != .synced {
                    world.take(.retry(note.id))
                }
                if let problem = world.calm() { return problem }
            }
            let here = world.notes(of: account).shown
            let there = world.server.notes(of: account)
            guard here.allSatisfy({ $0.status == .synced }) else { return "not all is synced" }
            guard
                Dictionary(uniqueKeysWithValues: here.map { ($0.id, $0.content.text) })
                    == Dictionary(
                        uniqueKeysWithValues: there.map { ($0.id, $0.content?.text ?? "") })
            else { return "the device and the server differ" }
        }
        return nil
    }

    /// Lets another device replace the notes that can't be read. First checks that this device has
    /// all other notes. Returns the broken promise; nil if there is none.
    private mutating func repair() -> String? {
        let there = server.notes(of: owner(user))
        if !there.contains(where: \.isSpoiled) { return nil }
        take(.logIn(user))
        if let problem = calm() { return problem }
        let here = notes(of: user).shown
        for note in there where !note.isSpoiled {
            let isThere = here.contains {
                $0.id == note.id && ($0.status != .synced || $0.content == note.content)
            }
            if !isThere { return "a note that can't be read hides another one" }
        }
        for note in there where note.isSpoiled { take(.otherDeviceEdits(note.id)) }
        return calm()
    }

    /// Answers all requests and lets time pass until no request is left. Time passes at most
    /// `patience` times. Returns the broken promise; nil if there is none.
    private mutating func calm(patience: Int = .max) -> String? {
        var patience = patience
        for _ in 0..<60 {
            if let violation { return violation }
            if let flight = flights.first {
                if flight.answer == nil { take(.arrive(flight.call)) }
                take(.answer(flight.call))
            } else if patience > 0,
                waiting.contains(where: { $0.key.account == user && $0.value > 0 })
                    || unwritten != nil
            {
                patience -= 1
                take(.timePasses)
            } else {
                return nil
            }
        }
        return "it never ends"
    }
}
