import Domain
import Headless
import Live
import NotesDomain
import NotesPresentation
import Presentation
import Scenarios
import SwiftUI

@testable import NotesScenarios

struct NotesOnScreen: OnScreen {
    typealias Feature = NotesScenario

    let screen: HeadlessScreen
    private let names = Names()

    init(_ screen: HeadlessScreen) { self.screen = screen }

    private var pages: [HeadlessScreen.Seen] { screen.stack("Notes") }

    func take(
        _ step: NotesScenario.Step, in state: NotesScenario.State
    ) throws -> String? {
        names.learn(state.screen.selectedNoteID)
        if case .clearError(let message) = step { return try screen.dismissError(message) }
        if case .link = step { return "its parent opens links" }
        guard screen.alert == nil else { return "an alert is over it" }
        let isEditing = pages.count > 1
        switch step {
        case .observe: return "its parent lets it appear"
        case .add(let name):
            if isEditing { try screen.back() }
            try screen.tap("New Note")
            names.added = name
        case .open(let name):
            guard let row = row(name, state) else { return "it is not in the list" }
            if isEditing { try screen.back() }
            try screen.tap(row)
        case .type(let text):
            guard isEditing else { return "no note is open" }
            try screen.type(text, into: "Text of the note")
        case .close:
            guard isEditing else { return "no note is open" }
            try screen.back()
        case .leave: screen.moveToBackground(true)
        case .delete(let name):
            if isEditing, names.id(name) == state.screen.selectedNoteID {
                try screen.tap("Delete this note")
            } else {
                guard let row = row(name, state) else { return "it is not in the list" }
                if isEditing { return "the list is covered" }
                try screen.swipe(row, "Delete \(row)")
            }
        case .retry(let name): return try decide(name, state, ["Retry", "Keep Mine"])
        case .discard(let name): return try decide(name, state, ["Discard", "Keep Theirs"])
        case .refresh:
            if isEditing { return "the list is covered" }
            if screen.isRefreshing { return "it is being refreshed" }
            try screen.pullToRefresh()
        case .logIn:
            guard !isEditing, pages.first?.first("button", "Log In Again") != nil else {
                return "no new login is wanted"
            }
            try screen.tap("Log In Again")
        case .clearError, .link: break
        }
        return nil
    }

    func translated(_ step: NotesScenario.Step) -> NotesScenario.Step {
        switch step {
        case .open(let name): .open(names.id(name))
        case .link(let name): .link(names.id(name))
        case .delete(let name): .delete(names.id(name))
        case .retry(let name): .retry(names.id(name))
        case .discard(let name): .discard(names.id(name))
        default: step
        }
    }

    /// Opens the note if it is not open, and taps one of these buttons.
    private func decide(
        _ name: Note.ID, _ state: NotesScenario.State, _ titles: [String]
    ) throws -> String? {
        let isOpen = pages.count > 1 && names.id(name) == state.screen.selectedNoteID
        if !isOpen {
            guard let row = row(name, state) else { return "it is not in the list" }
            if pages.count > 1 { try screen.back() }
            try screen.tap(row)
        }
        defer { if !isOpen { try? screen.back() } }
        let button = titles.lazy.compactMap { pages.last?.first("button", $0) }.first
        guard let button, button.isEnabled else { return "there is nothing to decide" }
        try screen.tap(button.label)
        return nil
    }

    private func row(_ name: Note.ID, _ state: NotesScenario.State) -> String? {
        let index = state.screen.notes.firstIndex { $0.id == names.id(name) }
        return index.flatMap { pages.first?.notes[$0].label }
    }

    static let makers: [ViewMaker<NotesScenario>] = [
        ViewMaker(.mvvm) { (model: NotesViewModel) in
            HeadlessScreen(playing: ScreenStack(NotesMVVMView(viewModel: model)))
        },
        ViewMaker(.mvi) { (store: NotesStore) in
            HeadlessScreen(playing: ScreenStack(NotesMVIView(store: store.scoped)))
        },
    ]
}

extension NotesOnScreen {
    /// A user can't see ids, writes in flight, or whether the typed text is on the disk.
    func seen(over state: NotesScenario.State) throws -> NotesScenario.State {
        names.learn(state.screen.selectedNoteID)
        let behind = state.screen
        let list = try pages.first.orNotSeen("the list", screen)
        guard list.notes.count == behind.notes.count,
            (pages.count > 1) == (behind.selectedNoteID != nil)
        else { throw NotSeen("\(behind.notes)", screen) }
        if pages.count > 1, behind.selectedNote == nil, !pages[1].awaitsText {
            throw NotSeen("that the text is awaited", screen)
        }
        var seen = NotesState(session: behind.session)
        seen.pending = behind.writes.map { PendingWrite(.retry($0.id), .inFlight) }
        seen.isRefreshing = list.isLoading == true
        seen.errors = screen.errors(on: list)
        seen.selectedNoteID = behind.selectedNote.map { names.name($0.id) }
        var notes: [Note] = []
        for (row, behindRow) in zip(list.notes, behind.notes) {
            let (note, isUnsaved) = try note(row, behindRow)
            notes.append(note)
            if isUnsaved { seen.type(note.content, into: note.id, .typed) }
        }
        seen.snapshot = NotesSnapshot(notes: notes, sync: try sync(list, behind.sync))
        if let id = seen.selectedNoteID, let index = notes.firstIndex(where: { $0.id == id }) {
            let text = try editedText(notes[index], in: pages[1])
            let isUnsaved = behind.selectedNoteID.map(behind.isUnsaved) ?? false
            seen.type(
                notes[index].content.with(text: text), into: id,
                isUnsaved ? .typed : .saved(revision: 0))
        }
        return NotesScenario.State(screen: seen, events: state.events)
    }

    private func note(
        _ row: HeadlessScreen.Seen, _ behind: Note
    ) throws -> (Note, isUnsaved: Bool) {
        let content = NoteContent(row.label == "New Note" ? "" : row.label)
        let id = names.name(behind.id)
        switch row.value {
        case "": return (Note(id: id, content: content), false)
        case "Waiting to be sent":
            return (Note(id: id, content: content, status: .waiting), false)
        case "Not saved":
            return (Note(id: id, content: content, status: behind.status), true)
        case "Also changed elsewhere":
            guard case .conflict = behind.status else { throw NotSeen("\(behind)", screen) }
            return (Note(id: id, content: content, status: behind.status), false)
        case let value where value.hasPrefix("Rejected: "):
            let reason = String(value.dropFirst("Rejected: ".count))
            return (Note(id: id, content: content, status: .rejected(reason: reason)), false)
        default: throw NotSeen("a status", screen)
        }
    }

    /// Returns the text in the editor. The page must also show the status of the note, if it has one.
    private func editedText(_ note: Note, in page: HeadlessScreen.Seen) throws -> String {
        let text = try page.first("editor", "Text of the note").orNotSeen("a text", screen).value
        let shown = page.all("text").map { "\($0.label) \($0.value)" }
        let expected: [String] =
            switch note.status {
            case .synced: []
            case .waiting: ["Waiting to be sent "]
            case .rejected(let reason): ["Rejected: \(reason) "]
            case .conflict(let mine, let theirs):
                ["Mine \(mine == nil ? "Deleted" : text)", "Theirs \(theirs?.text ?? "Deleted")"]
            }
        guard shown == expected else { throw NotSeen("\(expected)", screen) }
        return text
    }

    private func sync(_ list: HeadlessScreen.Seen, _ behind: SyncStatus) throws -> SyncStatus {
        guard let row = list.rows.first(where: \.swipeActions.isEmpty) else { return .idle }
        let texts = row.all.map(\.label)
        if texts == ["Syncing"] { return .syncing }
        if texts == ["Log In Again"] { return .loggedOut }
        if texts[0].hasPrefix("Offline, trying again at "), case .offline = behind { return behind }
        return .failed(.unavailable(Reason(texts[0])))
    }
}

extension NotesState {
    fileprivate mutating func type(
        _ content: NoteContent, into id: Note.ID, _ progress: PendingWrite.Progress
    ) {
        pending.append(PendingWrite(.save(id, content, original: nil), progress))
    }
}

extension HeadlessScreen.Seen {
    /// True if the page has an editor in which nothing can be typed yet.
    fileprivate var awaitsText: Bool {
        !all("spinner").isEmpty && all("editor").allSatisfy { !$0.isEnabled }
    }

    /// The rows of notes. Only these rows can be deleted; the row with the status of the sync can't.
    fileprivate var notes: [Self] { rows.filter { !$0.swipeActions.isEmpty } }
}
