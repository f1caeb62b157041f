import Domain
import Explorer
import NotesDomain
import NotesPresentation
import Presentation
import Scenarios

extension NotesAppScenario: Feature {
    nonisolated static let walkContent = NotesScenario.walkContent

    nonisolated static func stepsOut(of state: State) -> [Step] {
        if state.app == nil { return [.reopen] }
        return state.notes == nil ? [.logIn("al@x.test"), .logIn("bo@x.test")] : []
    }

    nonisolated static func doesSeveral(_ step: Step) -> Bool {
        switch step {
        case .logIn, .logOutAnyway, .link, .leave, .quit: true
        case .notes(let step): NotesScenario.doesSeveral(step)
        case .login, .logOut, .stay, .end, .reopen: false
        }
    }

    nonisolated static let properties: [Property<NotesAppScenario>] =
        Property.ofEveryApp + [
            Property("The notes open with a session, and are asked for") {
                $0.hasJustOpened ? $0.opened.filter { $0 != "sync" } : []
            } is: {
                $0.hasJustOpened ? ["notes\($0.suffix)"] : []
            },
            Property("The notes begin empty") {
                $0.hasJustOpened ? $0.state.notes?.notes ?? [] : []
            },
            Property("The open note belongs to a user who has not logged out") {
                $0.hasJustOpened ? $0.state.notes?.selectedNoteID : nil
            } is: {
                $0.hasJustOpened ? $0.leaving.openedPlace?.noteID : nil
            },
            Property("What is kept is where the user is, or where a link is about to lead") {
                $0.state.place
            } is: {
                guard let notes = $0.state.notes else { return nil }
                var place = Place(account: notes.session.email)
                place.noteID = notes.linkedNoteID ?? notes.selectedNoteID
                return place
            },
            Property("A link waits for the login, until somebody logs out") {
                $0.state.app?.link
            } is: { history in
                guard history.state.app != nil, history.state.notes == nil else { return nil }
                let links = history.inputs(since: history.leaving.formStart).compactMap {
                    if case .link(let text) = $0 { text } else { nil }
                }
                return links.last.flatMap { try? NotesLink("sidebyside-notes://\($0)") }
            },
            Property("A typed text is saved for the user who has typed it") { history in
                history.edits.filter { edit in
                    let typist = history.moments[edit.moment].state.notes?.session.suffix
                    let owner = history.save(of: edit)?.name.split(separator: ", ").dropFirst()
                        .first {
                            $0.hasPrefix("as ")
                        }
                    return history.save(of: edit) != nil && owner.map { ", \($0)" } ?? "" != typist
                }
            },
            Property("What was typed before logging out, leaving or quitting is written") {
                history in
                // If the system ends the app, the last half second of typing may be lost.
                let end = history.inputs.last { $0.step == .end }?.moment ?? 0
                let left =
                    history.inputs.last { $0.step == .leave || $0.step == .quit }?.moment ?? 0
                let gone = max(left, history.leaving.start)
                return history.edits.filter {
                    end < $0.moment && $0.moment < gone && !history.isWritten($0)
                }
            },
        ]

    /// While the notes are open, the properties of the notes screen must also hold in the app.
    nonisolated static func violationOfParts(_ history: History<NotesAppScenario>) -> Violation? {
        guard let session = history.state.notes?.session else { return nil }
        var initial = NotesState(session: session)
        initial.selectedNoteID = history.leaving.openedPlace?.noteID
        let link = history.moments[history.leaving.opened - 1].state.app?.link?.noteID
        return history.violation(
            of: NotesScenario.properties, initial: .init(screen: initial),
            first: [.observe] + [link].compactMap(\.self).map(NotesScenario.Step.link),
            state: { $0.notes.map { .init(screen: $0) } }
        ) { step in
            switch step {
            case .notes(let step): [step]
            case .logOutAnyway: ["n1", "n2", "n9"].map(NotesScenario.Step.discard)
            case .link(let text) where text.hasPrefix("notes/"): [.link(String(text.dropFirst(6)))]
            default: []
            }
        }
    }
}

extension NotesAppScenario: ExploredApp {
    nonisolated static func frame(of state: State) -> AppFrame {
        guard let app = state.app else { return AppFrame() }
        var frame = AppFrame(isRunning: true)
        frame.isStarting = app.isStarting
        frame.login = app.notes == nil && !app.isStarting ? app.login : nil
        (frame.session, frame.isLoggingOut) = (app.notes?.session, app.isLoggingOut)
        (frame.isQuitting, frame.isWriting) = (state.isQuitting, state.isWriting)
        frame.place = state.place
        return frame
    }

    nonisolated static func move(_ step: Step) -> AppMove? {
        switch step {
        case .login(let step): .login(step)
        case .logIn: .logIn
        case .logOut, .logOutAnyway: .logOut
        case .link: .link
        case .leave: .leave
        case .quit: .quit
        case .end: .end
        case .reopen: .reopen
        case .notes(.logIn): .logInAgain
        case .stay, .notes: nil
        }
    }

    /// A cleared text, or a text whose last save has failed. A new login does not bring such texts
    /// back.
    nonisolated static func drafts(
        _ history: History<NotesAppScenario>, since _: Int
    ) -> [Int: String] {
        history.folded("drafts", from: [:]) { drafts, event in
            let now = event.now.app == nil ? event.before.notes : event.now.notes
            let isLost = now.map { notes in
                notes.notes.contains { notes.isUnsaved($0.id) && history.hasFailed($0) }
            }
            // If an error says that the text was cleared, the note has its old text again.
            if isLost == true || event.before.notes?.isCleared == true {
                drafts[event.moment] = NotesScenario.name
            }
        }
    }

    nonisolated static var keepsDrafts: Bool { false }

    nonisolated static let screens = [NotesScenario.name]

    nonisolated static func front(of state: State) -> String? {
        state.notes.map { _ in NotesScenario.name }
    }

    nonisolated static func dismissal(
        _ step: Step, on state: State
    ) -> (screen: String, error: (any DomainError)?)? {
        guard case .notes(.clearError(let message)) = step else { return nil }
        return (NotesScenario.name, NoteError.named(message, or: state.notes?.error))
    }

    nonisolated static func begunWrites(_ event: History<NotesAppScenario>.Event) -> [String] {
        guard let before = event.before.notes, let now = event.now.notes else { return [] }
        return now.begunWrites(since: before)
    }
}

extension NotesState {
    /// True if the user has cleared the text in the editor.
    fileprivate var isCleared: Bool {
        text.allSatisfy(\.isWhitespace) && selectedNote.map { !$0.content.text.isEmpty } == true
    }
}

extension History<NotesAppScenario> {
    /// True if the last save of this content has failed, and the user has typed nothing since then.
    fileprivate func hasFailed(_ note: Note) -> Bool {
        guard let save = requests.last(where: { $0.key == "save \(note.id)" }),
            "\(save.name), ".hasPrefix("save \(note.id) \(note.content.words), "),
            !isWriting(note.id), !awaits("wait 500 ms")
        else { return false }
        return answers.contains { $0.request.number == save.number && !$0.succeeded }
    }

    /// The ending of the names of this session's requests.
    fileprivate var suffix: String { state.notes?.session.suffix ?? "" }

    fileprivate var edits: [NoteEdit] {
        edits(\.notes) { if case .notes(let step) = $0 { step } else { nil } }
    }
}
