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
        case .logIn, .leave: true
        case .notes(let step): NotesScenario.doesSeveral(step)
        case .login, .logOut, .end, .reopen: false
        }
    }

    /// In MVVM, the app and its notes change one after the other, each in one write. So a screen may show the
    /// last answer before a logout closes it.
    nonisolated static func mayShow(
        _ state: State, between before: State, and after: State
    ) -> Bool {
        (before.notes == nil) != (after.notes == nil) || before.app?.isLoggingOut == true
            || after.app?.isLoggingOut == true
            || state.fields.allSatisfy((before.fields + after.fields).contains)
    }

    nonisolated static let properties: [Property<NotesAppScenario>] = [
        Property("The notes open with a session, and are asked for") {
            $0.hasJustOpened ? $0.opened : []
        } is: {
            $0.hasJustOpened ? ["notes\($0.suffix)"] : []
        },
        Property("The notes are of the last login, and begin empty") { history in
            history.state.notes.map { notes in
                [notes.session.email] + (history.hasJustOpened ? notes.notes.map(\.id) : [])
            }
        } is: { history in
            history.state.notes.flatMap { _ in
                history.answers.last { $0.session != nil && $0.wasWanted }?.session
            }
            .map { [$0.email] }
        },
        Property("The open note is that of who has to log in again") {
            $0.hasJustLoggedIn ? $0.state.notes?.selectedNoteID : nil
        } is: { history in
            guard history.hasJustLoggedIn, let place = history.shell.placeToOpen else { return nil }
            return place.account == history.state.notes?.session.email ? place.noteID : nil
        },
        Property("The notes close when a logout has saved all and told all, or is insisted on") {
            history in
            let (shell, now) = (history.shell, history.moments.count - 1)
            guard history.state.app != nil, history.state.notes == nil,
                history.previousState?.notes != nil, shell.insisted != now
            else { return [] }
            let isDone = shell.closed == now && shell.isSaved && shell.unread.isEmpty
            return isDone ? [] : ["this"]
        },
        Property("A logout waits while something is written, until a write fails") { history in
            let (shell, app) = (history.shell, history.state.app)
            guard let app, app.notes != nil else { return [] }
            let isWaiting = shell.isLoggingOut && !(shell.isSaved && shell.unread.isEmpty)
            return app.isLoggingOut == isWaiting && !(app.isLoggingOut && shell.isSaved)
                ? [] : ["this"]
        },
        Property("Why a logout has failed is told on the form, unless a login is awaited") {
            $0.state.app?.login.shownLogOutError
        } is: { history in
            guard let app = history.state.app, app.notes == nil, !app.isStarting else { return nil }
            return app.login.isSubmitting ? nil : history.shell.logOutError
        },
        Property("The form has the address of who has to log in again") {
            $0.newForm?.credentials.email
        } is: { history in
            history.newForm.map { _ in history.shell.lastPlace?.account ?? "" }
        },
        Property("Of what was asked before the present screen, only writes are awaited") {
            history in
            history.open.filter {
                $0.isAwaited && $0.kind != .write && $0.opened < history.shell.start
            }
            .map(\.name)
        },
        Property("Only a newer read and the end of a screen cancel, and a pause ends") { history in
            history.shell.start == history.moments.count - 1
                ? []
                : history.cancelled.filter {
                    $0.kind == .read && !history.opened.contains($0.name)
                }
        },
        Property("What was typed is saved for who has typed it") { history in
            history.edits.filter { edit in
                let typist = history.moments[edit.moment].state.notes?.session.suffix
                let owner = history.save(of: edit)?.name.split(separator: ", ").dropFirst().first {
                    $0.hasPrefix("as ")
                }
                return history.save(of: edit) != nil && owner.map { ", \($0)" } ?? "" != typist
            }
        },
        Property("What was typed before logging out or leaving is written") { history in
            // If the system ends the app, the last half second of typing may be lost.
            let end = history.inputs.last { $0.step == .end }?.moment ?? 0
            let left = history.inputs.last { $0.step == .leave }?.moment ?? 0
            let gone = max(left, history.shell.start)
            return history.edits.filter {
                end < $0.moment && $0.moment < gone && !history.isWritten($0)
            }
        },
        Property("The app says that it is writing until all is written", \.state.isWriting) {
            history in
            history.state.app != nil
                && history.open.contains {
                    $0.kind == .write && $0.opened >= history.shell.begun
                }
        },
    ]

    /// While the notes are open, their own properties hold in the app, too.
    nonisolated static func violationOfParts(_ history: History<NotesAppScenario>) -> Violation? {
        guard let session = history.state.notes?.session else { return nil }
        let opened = history.shell.opened
        var initial = NotesState(session: session)
        initial.selectedNoteID = history.moments[opened].state.notes?.selectedNoteID
        let part: History<NotesScenario> = history.part(
            since: opened, initial: .init(screen: initial), first: [.observe],
            state: { $0.notes.map { .init(screen: $0) } }
        ) { step, moment in
            // A user who logs out has read the error in front.
            let read: [NotesScenario.Step] = history.shell.read.contains(moment) ? [.clearError(nil)] : []
            return if case .notes(let step) = step { read + [step] } else { read }
        }
        return part.violation(ofPart: NotesScenario.properties)
    }
}

extension History<NotesAppScenario>.Answered {
    /// The session that a login has opened, or that the app found open at its start.
    fileprivate var session: Session? {
        value(Session.self) ?? (try? value(OpenSession?.self)??.session.get())
    }
}

extension History<NotesAppScenario> {
    fileprivate var hasJustOpened: Bool {
        state.notes != nil && previousState?.notes == nil && moments.count > 1
    }

    fileprivate var hasJustLoggedIn: Bool {
        hasJustOpened && lastAnswer?.value(Session.self) != nil
    }

    /// The ending of the names of this session's requests.
    fileprivate var suffix: String { state.notes?.session.suffix ?? "" }

    fileprivate var edits: [NoteEdit] {
        edits(\.notes) { if case .notes(let step) = $0 { step } else { nil } }
    }

    /// The login form, if the last step has made it appear: a session has ended, or the app found none.
    fileprivate var newForm: LoginState? {
        let wasOpen = previousState?.notes != nil || previousState?.app?.isStarting == true
        guard wasOpen, let app = state.app, app.notes == nil, !app.isStarting else { return nil }
        return app.login
    }
}

/// What logouts, logins and ends of the app have led to. It is worked out from the steps, the requests and
/// their answers, never from what the app says of a logout.
private struct Shell {
    /// The failed writes that the user has not read, by their keys; the newest is last.
    var unread: [(key: String, error: NoteError)] = []
    /// The moments in which a logout took the error in front as read.
    var read: Set<Int> = []
    var isLoggingOut = false
    var isToLogInAgain = false
    /// True if all that this session writes, or waits to write, is answered.
    var isSaved = true
    /// The moment in which a logout has closed the notes.
    var closed = 0
    /// The moment of a second tap, so that the app stopped waiting.
    var insisted = 0
    /// The moments in which the app was opened, the notes opened, and the present screen came.
    var begun = 0
    var opened = 0
    var start = 0
    var logOutError: AuthenticationError?
    /// The place of a user who has to log in again.
    var lastPlace: NotesPlace?
    /// The place to open after that login.
    var placeToOpen: NotesPlace?

    static func kind(_ state: NotesAppScenario.State) -> [Bool] {
        [state.app == nil, state.app?.isStarting == true, state.notes == nil]
    }
}

extension History<NotesAppScenario> {
    fileprivate var shell: Shell {
        folded("shell", from: Shell()) { shell, event in
            let (before, now, moment) = (event.before, event.now, event.moment)
            if before.app == nil, now.app != nil { (shell.begun, shell.logOutError) = (moment, nil) }
            if before.notes == nil, now.notes != nil {
                (shell.opened, shell.unread, shell.placeToOpen) = (moment, [], shell.lastPlace)
                (shell.lastPlace, shell.logOutError) = (nil, nil)
            }
            switch event.what {
            case .input(let step): take(step, event, &shell)
            case .answer(let answer): take(answer, event, &shell)
            case .other: break
            }
            if let notes = now.notes, let before = before.notes {
                let begun = notes.begunWrites(since: before)
                shell.unread.removeAll { begun.contains($0.key) }
            }
            shell.isSaved = isSaved(since: shell.opened)
            if Shell.kind(before) != Shell.kind(now) { shell.start = moment }
            if before.notes != nil, now.notes == nil {
                if shell.isLoggingOut { shell.closed = moment }
                let place = before.notes.map {
                    NotesPlace(account: $0.session.email, noteID: $0.selectedNoteID)
                }
                shell.lastPlace =
                    shell.isLoggingOut && shell.isToLogInAgain && now.app != nil ? place : nil
                shell.isLoggingOut = false
            } else if shell.isLoggingOut, now.app?.isLoggingOut == false, !shell.unread.isEmpty {
                // A failed write has ended the logout.
                shell.isLoggingOut = false
            }
        }
    }

    private func take(_ step: NotesAppScenario.Step, _ event: Event, _ shell: inout Shell) {
        let before = event.before
        let isEditable = before.notes == nil && before.app?.login.isEditable == true
        switch step {
        case .logOut where before.notes != nil && shell.isLoggingOut:
            (shell.insisted, shell.isLoggingOut) = (event.moment, false)
        case .logOut where before.notes != nil, .notes(.logIn) where before.notes != nil:
            guard !shell.isLoggingOut else { return }
            if !shell.unread.isEmpty { shell.read.insert(event.moment) }
            shell.unread.removeAll { [error = shell.unread.last?.error] in $0.error == error }
            (shell.isLoggingOut, shell.isToLogInAgain) = (true, step != .logOut)
        case .logOut where before.app != nil:
            (shell.logOutError, shell.lastPlace, shell.start) = (nil, nil, event.moment)
        case .login(let step) where step != .submit:
            // Typing the same text again is no edit.
            let form = event.now.app?.login.credentials
            if isEditable, form != before.app?.login.credentials { shell.logOutError = nil }
        case .login, .logIn: if isEditable { shell.logOutError = nil }
        case .notes(.clearError(let message)):
            let error = NoteError.named(message, or: before.notes?.error)
            shell.unread.removeAll { $0.error == error }
        case .end: shell.lastPlace = nil
        default: break
        }
    }

    private func take(_ answer: Answered, _ event: Event, _ shell: inout Shell) {
        let request = answer.request
        if request.name == "log out" {
            let last = requests.last { $0.name == request.name && $0.opened <= event.moment }
            let isLate = last?.number != request.number || request.opened < shell.begun
            if case .failure(let error as AuthenticationError)? = answer.result, !isLate,
                event.now.app != nil, event.now.notes == nil
            {
                shell.logOutError = error
            }
        }
        guard request.kind == .write, request.opened >= shell.opened, !answer.isDone,
            !lateWrites(since: shell.opened).contains(request.number), event.before.notes != nil,
            case .failure(let error as NoteError)? = answer.result
        else { return }
        shell.unread.removeAll { $0.key == request.key }
        shell.unread.append((request.key, error))
    }

    private func isSaved(since opened: Int) -> Bool {
        let late = lateWrites(since: opened)
        return !open.contains {
            $0.kind == .write && $0.opened >= opened && $0.name != "log out"
                && !late.contains($0.number)
        }
    }
}
