import Domain
import Presentation
import Scenarios

/// Which failed writes the user has read, and whether a logout or a quit waits. It is worked out from the
/// steps, the requests and their answers, never from what the app says.
struct Leaving: Sendable {
    struct FailedWrite: Sendable {
        let key: String
        let tab: MainTab
        let error: any DomainError
    }

    /// The failed writes that the user has not read, newest last.
    var unread: [FailedWrite] = []
    /// What the user has typed into the form of an item.
    var editing = Editing()
    /// The moments in which a logout or a quit took the error in front as read, each with the error's tab.
    var read: [Int: MainTab] = [:]
    var isLoggingOut = false
    var isQuitting = false
    /// True if a quit may not end the app: a failed write was unread, a draft is open, or a logout failed.
    var mustStay = false
    /// The moment in which the app stopped quitting, although `mustStay` was false.
    var stayedForNothing: Int?
    /// The moment in which the main screen or the app closed, and whether a logout or a quit had waited
    /// before.
    var closed = (moment: 0, hasWaited: false)
    /// The moment in which the user tapped a second time to log out, so that the app stopped waiting.
    var insisted = 0
    /// The moment in which the app was opened.
    var begun = 0
    /// The moment in which the main screen opened.
    var opened = 0
    /// The tab tapped or linked last, or one with a failed write or a draft; nil when the main screen opens.
    var tab: MainTab?
    /// Why the last logout has failed.
    var logOutError: AuthenticationError?
    /// The place of a user who has to log in again.
    var lastPlace: Place?
    /// The place to open after that login.
    var placeToOpen: Place?
    /// The place that the device has kept.
    var keptPlace: Place?

    /// The first tab that has a failed write or a draft: a logout or a quit stops until the user has dealt
    /// with that. A draft does not stop a logout that still waits for writes.
    fileprivate func held(_ isWaiting: Bool) -> MainTab? {
        MainTab.allCases.first { tab in
            unread.contains { $0.tab == tab } || tab == .items && editing.hasDraft && !isWaiting
        }
    }

    fileprivate mutating func dismiss(_ error: (any DomainError)?, in tab: MainTab) {
        unread.removeAll { $0.tab == tab && $0.error.details == error?.details }
    }

    /// A user who logs out or quits has read the error in front.
    fileprivate mutating func goOn(from main: MainState?, at moment: Int) {
        guard let tab = main?.tab, let newest = unread.last(where: { $0.tab == tab }) else {
            return
        }
        read[moment] = tab
        dismiss(newest.error, in: tab)
    }
}

extension History<AppScenario> {
    var leaving: Leaving {
        folded("leaving", from: Leaving()) { leaving, event in
            let (before, now) = (event.before, event.now)
            if before.main == nil, now.main != nil {
                (leaving.opened, leaving.unread) = (event.moment, [])
                leaving.editing = Editing()
                leaving.placeToOpen = leaving.lastPlace
                (leaving.tab, leaving.lastPlace, leaving.logOutError) = (nil, nil, nil)
            }
            if before.app == nil, now.app != nil { leaving.begun = event.moment }
            let wasWaiting = leaving.isLoggingOut
            switch event.what {
            case .input(let step): take(step, event, &leaving)
            case .answer(let answer): take(answer, event, &leaving)
            case .other: break
            }
            let begun = begunWrites(event)
            leaving.unread.removeAll { begun.contains($0.key) }
            let held = leaving.held(wasWaiting && !isSaved(since: leaving.opened))
            if !leaving.unread.isEmpty { leaving.mustStay = true }
            if leaving.isQuitting, !now.isQuitting, leaving.editing.hasDraft {
                leaving.mustStay = true
            }
            if now.main == nil { leaving.mustStay = leaving.logOutError != nil }
            if leaving.isQuitting, !now.isQuitting, now.app != nil {
                leaving.isQuitting = false
                if !leaving.mustStay { leaving.stayedForNothing = event.moment }
                leaving.tab = held ?? leaving.tab
            }
            if leaving.isLoggingOut, now.main != nil, let held {
                (leaving.isLoggingOut, leaving.tab) = (false, held)
            }
            if before.main != nil, now.main == nil {
                leaving.closed = (event.moment, leaving.isLoggingOut)
                leaving.isLoggingOut = false
            }
            if before.app != nil, now.app == nil {
                leaving.closed = (event.moment, leaving.isQuitting)
                (leaving.isQuitting, leaving.lastPlace, leaving.logOutError) = (false, nil, nil)
                leaving.keptPlace = before.place ?? leaving.keptPlace
            }
        }
    }

    private func take(_ step: AppScenario.Step, _ event: Event, _ leaving: inout Leaving) {
        let (before, moment) = (event.before, event.moment)
        let isEditable = before.main == nil && before.app?.login.isEditable == true
        switch step {
        case .logOut where before.main != nil && leaving.isLoggingOut:
            guard !leaving.editing.hasDraft else { return }
            (leaving.insisted, leaving.isLoggingOut) = (moment, false)
        case .logOut where before.main != nil:
            guard !leaving.isLoggingOut else { return }
            leaving.goOn(from: before.main, at: moment)
            leaving.isLoggingOut = true
        case .logOut: (leaving.logOutError, leaving.lastPlace) = (nil, nil)
        case .quit where before.app != nil && !before.isQuitting:
            leaving.goOn(from: before.main, at: moment)
            if isEditable { leaving.logOutError = nil }
            (leaving.isQuitting, leaving.mustStay) = (true, false)
        case .leave where before.place != nil: leaving.keptPlace = before.place
        case .login(let step) where step != .submit:
            // Typing the same text again is no edit.
            let form = event.now.app?.login.credentials
            if isEditable, form != before.app?.login.credentials { leaving.logOutError = nil }
        case .login, .logIn: if isEditable { leaving.logOutError = nil }
        case .tab(let tab): leaving.tab = before.main == nil ? nil : tab
        case .link(let text):
            let tab = (try? AppLink("sidebyside://\(text)"))?.tab
            if before.main != nil, let tab { leaving.tab = tab }
            if let items = before.main?.items, let id = step.linkedID(.items) {
                leaving.editing.take(.link(id), on: items)
            }
        case .items(let step):
            guard let items = before.main?.items else { return }
            leaving.editing.take(step, on: items)
            if case .clearError(let message) = step {
                leaving.dismiss(ItemError.named(message, or: items.error), in: .items)
            }
        case .counter(.clearError(let message)):
            leaving.dismiss(
                CounterError.named(message, or: before.main?.counter.error), in: .counter)
        default: break
        }
    }

    private func take(_ answer: Answered, _ event: Event, _ leaving: inout Leaving) {
        let request = answer.request
        if request.feature == AppScenario.name, request.kind == .write {
            let isLast = requests.last { $0.name == request.name && $0.opened <= event.moment }
            switch answer.result {
            case .failure(let error as AuthenticationError)?:
                let isLate = isLast?.number != request.number || request.opened < leaving.begun
                if !isLate, let app = event.now.app, app.main == nil { leaving.logOutError = error }
            case .success?:
                let hasLoggedIn = answers.contains {
                    request.opened < $0.moment && $0.moment < event.moment
                        && $0.value(Session.self) != nil
                }
                if !hasLoggedIn { leaving.keptPlace = nil }
            default: break
            }
        }
        if case .failure(_ as AuthenticationError)? = answer.result, request.name == "session" {
            leaving.lastPlace = leaving.keptPlace
        }
        guard request.kind == .write, let tab = MainTab(rawValue: request.feature),
            request.opened >= leaving.opened,
            !lateWrites(since: leaving.opened).contains(request.number), event.before.main != nil
        else { return }
        if tab == .items {
            leaving.editing.take(request.name, isDone: answer.isDone, at: event.moment)
        }
        guard case .failure(let error as any DomainError)? = answer.result, !answer.isDone else {
            return
        }
        leaving.unread.removeAll { $0.key == request.key }
        leaving.unread.append(.init(key: request.key, tab: tab, error: error))
    }

    /// The keys of what an event begins to write.
    private func begunWrites(_ event: Event) -> [String] {
        guard let before = event.before.main else { return [] }
        var begun: [String] = []
        if case .input(.counter(let step)) = event.what, step.change != nil {
            begun.append("count")
        }
        if case .input(.items(let step)) = event.what {
            begun += before.items.begins(step).map { "item \($0)" }
        }
        return begun
    }

    /// True if all that this session writes, or waits to write, is answered.
    var isSaved: Bool { isSaved(since: leaving.opened) }

    private func isSaved(since opened: Int) -> Bool {
        let late = lateWrites(since: opened)
        return !open.contains {
            $0.kind == .write && $0.opened >= opened && $0.feature != AppScenario.name
                && !late.contains($0.number)
        }
    }
}
