public import Domain
import Presentation
import Scenarios

/// The failed writes that the user has not read, and whether a logout or a quit waits. All of it is
/// computed from the steps, the requests and their answers, never from the state of the app.
public struct Leaving: Sendable {
    struct FailedWrite: Sendable {
        let key: String
        let screen: String
        let error: any DomainError
    }

    /// The failed writes that the user has not read, newest last.
    var unread: [FailedWrite] = []
    /// The moments at which a logout or a quit counted the visible error as read, each with the screen of
    /// the error.
    var read: [Int: String] = [:]
    /// The moments at which something stopped a logout or a quit, each with the screen that shows why.
    var held: [Int: String] = [:]
    var isLoggingOut = false
    var isQuitting = false
    /// True if a quit must not end the app: a failed write is unread, a draft is open, or a logout has
    /// failed.
    var mustStay = false
    /// The moment at which the app stopped quitting, although `mustStay` was false.
    var stayedForNothing: Int?
    /// The moment at which the screens or the app closed, and whether a logout or a quit was waiting then.
    var closed = (moment: 0, hasWaited: false)
    var isToLogInAgain = false
    /// The moment at which the user tapped Log Out a second time, so that the app stopped waiting.
    var insisted = 0
    /// The moment at which the app was opened.
    var begun = 0
    /// The moment at which the screens opened.
    public var opened = 0
    /// The moment at which the current screens appeared, or at which a logout emptied the login form.
    public var start = 0
    /// The moment at which the app opened, or at which the last logout began. Only a later link waits for
    /// the login.
    public var formStart = 0
    /// Why the last logout has failed.
    var logOutError: AuthenticationError?
    /// Where the user was before “Log In Again”.
    var lastPlace: Place?
    /// The place that was restored when the screens opened: `keptPlace` or `lastPlace`.
    public var openedPlace: Place?
    /// Text that was typed before this moment is gone. It is the moment at which the screens
    /// opened. “Log In Again” as the same user does not change it.
    var typedSince = 0
    /// The place that the device has stored.
    var keptPlace: Place?
    /// The places that logouts by “Log In Again” store. The key is the moment at which the logout
    /// was requested.
    var kept: [Int: Place] = [:]

    mutating func dismiss(_ error: (any DomainError)?, on screen: String) {
        // Promise E3: equal errors are dismissed one by one.
        let index = unread.lastIndex { $0.screen == screen && $0.error.details == error?.details }
        if let index { unread.remove(at: index) }
    }

    /// Counts the visible error as read, as a logout or a quit does. “Log In Again” counts only an
    /// error about the session as read.
    fileprivate mutating func goOn(from screen: String?, at moment: Int, toLogIn: Bool = false) {
        guard let screen, let newest = unread.last(where: { $0.screen == screen }) else { return }
        if toLogIn, newest.error.details != ItemError.sessionExpired.details { return }
        read[moment] = screen
        dismiss(newest.error, on: screen)
    }
}

extension History where Feature: ExploredApp {
    /// The failed writes that the user has not read, and whether a logout or a quit waits.
    public var leaving: Leaving {
        folded("leaving", from: Leaving()) { leaving, event in
            let (before, now) = (Feature.frame(of: event.before), Feature.frame(of: event.now))
            let (wasOpen, isOpen) = (before.session != nil, now.session != nil)
            if !wasOpen, let session = now.session {
                let last = before.isStarting ? leaving.keptPlace : leaving.lastPlace
                leaving.openedPlace = last?.of(session)
                if leaving.openedPlace == nil || leaving.typedSince < leaving.begun {
                    leaving.typedSince = event.moment
                }
                (leaving.opened, leaving.unread) = (event.moment, [])
                (leaving.lastPlace, leaving.logOutError) = (nil, nil)
            }
            if !before.isRunning, now.isRunning { leaving.begun = event.moment }
            let wasWaiting = leaving.isLoggingOut
            switch event.what {
            case .input(let step): take(step, event, before, now, &leaving)
            case .answer(let answer): take(answer, event, before, now, &leaving)
            case .other: break
            }
            let begun = Feature.begunWrites(event)
            leaving.unread.removeAll { begun.contains($0.key) }
            let drafts = Feature.drafts(self, since: leaving.typedSince)
            // S4: if the user has to log in again, the typed text stays stored while the login form
            // is open, until the app ends.
            let isKeptForLogin = leaving.lastPlace != nil && leaving.opened > leaving.begun
            let draft = wasOpen || isKeptForLogin ? drafts[event.moment] : nil
            let stopsQuitting = leaving.isQuitting && !now.isQuitting && now.isRunning
            // A draft does not stop a logout that still waits for writes, or a logout that keeps
            // the draft.
            let isWaiting = wasWaiting && !isSaved(since: leaving.opened)
            let isKept =
                Feature.keepsDrafts && leaving.isLoggingOut && leaving.isToLogInAgain
                && !stopsQuitting
            let held = Feature.screens.first { screen in
                leaving.unread.contains { $0.screen == screen }
                    || screen == draft && !isWaiting && !isKept
            }
            if !wasOpen, !isOpen {
                leaving.mustStay = leaving.logOutError != nil || draft != nil
            } else if !leaving.unread.isEmpty || draft != nil && (stopsQuitting || !now.isRunning) {
                leaving.mustStay = true
            }
            if stopsQuitting {
                leaving.isQuitting = false
                if !leaving.mustStay { leaving.stayedForNothing = event.moment }
                leaving.held[event.moment] = held
            }
            if leaving.isLoggingOut, isOpen, let held {
                leaving.isLoggingOut = false
                leaving.held[event.moment] = held
            }
            if wasOpen, !isOpen {
                leaving.closed = (event.moment, leaving.isLoggingOut)
                if leaving.isLoggingOut, leaving.isToLogInAgain {
                    leaving.lastPlace = before.place
                    leaving.kept[event.moment] = before.place
                }
                leaving.isLoggingOut = false
            }
            if before.isRunning, !now.isRunning {
                leaving.closed = (event.moment, leaving.isQuitting)
                (leaving.isQuitting, leaving.lastPlace, leaving.logOutError) = (false, nil, nil)
                leaving.keptPlace = before.place ?? leaving.keptPlace
            }
            followStage(event, before, now, &leaving)
        }
    }

    private func followStage(
        _ event: Event, _ before: AppFrame, _ now: AppFrame, _ leaving: inout Leaving
    ) {
        func stage(_ frame: AppFrame) -> [Bool] {
            [frame.isRunning, frame.isStarting, frame.session == nil]
        }
        var isLogOut = false
        if case .input(let step) = event.what {
            let move = Feature.move(step)
            isLogOut = move == .logOut || move == .logInAgain && before.session != nil
        }
        if stage(before) != stage(now) || isLogOut && now.session == nil {
            leaving.start = event.moment
        }
        if isLogOut || now.isRunning && (!before.isRunning || before.session != nil) {
            leaving.formStart = event.moment
        }
    }

    private func take(
        _ step: Feature.Step, _ event: Event, _ before: AppFrame, _ now: AppFrame,
        _ leaving: inout Leaving
    ) {
        let (moment, isOpen) = (event.moment, before.session != nil)
        let isEditable = before.login?.isEditable == true
        let front = Feature.front(of: event.before)
        switch Feature.move(step) {
        case .logInAgain where isOpen && leaving.isLoggingOut: leaving.isToLogInAgain = true
        case .logOut where isOpen && leaving.isLoggingOut:
            // Promise Q4.
            if let draft = Feature.drafts(self, since: leaving.typedSince)[moment] {
                leaving.held[moment] = draft
            } else {
                (leaving.insisted, leaving.isLoggingOut) = (moment, false)
            }
        case .logOut where isOpen, .logInAgain where isOpen:
            leaving.isToLogInAgain = Feature.move(step) == .logInAgain
            leaving.goOn(from: front, at: moment, toLogIn: leaving.isToLogInAgain)
            leaving.isLoggingOut = true
        case .logOut: (leaving.logOutError, leaving.lastPlace) = (nil, nil)
        case .quit where before.isRunning && !before.isQuitting:
            leaving.goOn(from: front, at: moment)
            if isEditable { leaving.logOutError = nil }
            (leaving.isQuitting, leaving.mustStay) = (true, false)
        case .leave where before.place != nil: leaving.keptPlace = before.place
        case .login(let step) where step != .submit:
            // Typing the same text again does not count as an edit.
            let isEdit = now.login?.credentials != before.login?.credentials
            if isEditable, isEdit { leaving.logOutError = nil }
        case .login, .logIn: if isEditable { leaving.logOutError = nil }
        default:
            guard let dismissal = Feature.dismissal(step, on: event.before) else { return }
            leaving.dismiss(dismissal.error, on: dismissal.screen)
        }
    }

    private func take(
        _ answer: Answered, _ event: Event, _ before: AppFrame, _ now: AppFrame,
        _ leaving: inout Leaving
    ) {
        let request = answer.request
        if request.name == "log out" {
            let isLast = requests.last { $0.name == request.name && $0.opened <= event.moment }
            switch answer.result {
            case .failure(let error as AuthenticationError)?:
                let isLate = isLast?.number != request.number || request.opened < leaving.begun
                if !isLate, now.isRunning, now.session == nil { leaving.logOutError = error }
            case .success?:
                let hasLoggedIn = answers.contains {
                    request.opened < $0.moment && $0.moment < event.moment
                        && $0.value(Session.self) != nil
                }
                if !hasLoggedIn { leaving.keptPlace = leaving.kept[request.opened] }  // S5, P3
            default: break
            }
        }
        // Promise S5.
        if request.name == "session", now.login != nil { leaving.lastPlace = leaving.keptPlace }
        guard request.kind == .write, Feature.screens.contains(request.feature),
            request.opened >= leaving.opened, before.session != nil,
            case .failure(let error as any DomainError)? = answer.result, !answer.isDone
        else { return }
        leaving.unread.append(.init(key: request.key, screen: request.feature, error: error))
    }

    /// True if all writes of this session have been answered.
    var isSaved: Bool { isSaved(since: leaving.opened) }

    private func isSaved(since opened: Int) -> Bool {
        !open.contains { $0.kind == .write && $0.name != "log out" && $0.opened >= opened }
    }

    /// The open writes of this process, including writes of a session that has ended.
    var writing: [Requests.Request] {
        open.filter { $0.kind == .write && $0.opened >= leaving.begun }
    }

    var isWriting: Bool { !writing.isEmpty }
}
