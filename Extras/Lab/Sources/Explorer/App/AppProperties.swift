import Domain
import Presentation
package import Scenarios

extension AppScenario {
    nonisolated package static let properties: [Property<AppScenario>] = [
        Property("The main screen opens with a session, and each tab asks") {
            $0.hasJustOpened ? $0.opened.sorted() : []
        } is: {
            $0.hasJustOpened ? ["get count", "load", "load users"] : []
        },
        Property("The main screen is of the last login, and begins empty") { history in
            history.state.main.map { main in
                [main.session.email] + (history.hasJustOpened ? main.loaded : [])
            }
        } is: { history in
            history.state.main.flatMap { _ in
                history.answers.last { $0.session != nil && $0.wasWanted }?.session
            }
            .map { [$0.email] }
        },
        Property("It opens where the user was who has not logged out, or where a link leads") {
            $0.hasJustOpened ? $0.state.place : nil
        } is: { history in
            guard history.hasJustOpened, let main = history.state.main else { return nil }
            let start = history.lastAnswer?.value(OpenSession?.self)??.place
            let place = start ?? history.leaving.placeToOpen?.of(main.session)
            return MainState(session: main.session, place: place).place
                .following(history.previousState?.app?.link)
        },
        Property("What is kept is where the user is", \.state.place) { $0.state.main?.place },
        Property("A link waits for the login, until somebody logs out") {
            $0.state.app?.link
        } is: {
            history in
            guard history.state.app != nil, history.state.main == nil else { return nil }
            let links = history.inputs(since: history.stage.formStart).compactMap {
                if case .link(let text) = $0 { text } else { nil }
            }
            return links.last.flatMap { try? AppLink("sidebyside://\($0)") }
        },
        Property(
            "It closes when a logout has saved all and told each failure, or is insisted on"
        ) { history in
            guard history.state.app != nil, history.state.main == nil,
                history.previousState?.main != nil
            else { return [] }
            let (leaving, now) = (history.leaving, history.moments.count - 1)
            let isDone = leaving.closed == (now, true) && history.isSaved && leaving.unread.isEmpty
            return isDone || leaving.insisted == now ? [] : ["this"]
        },
        Property("No draft of an item is thrown away by a logout or a quit") { history in
            let isEnded = history.state.main == nil && history.previousState?.main != nil
            return isEnded && history.lastInputs != [.end] && history.leaving.editing.hasDraft
                ? [history.leaving.editing.form?.text] : []
        },
        Property("A logout waits while something is written, until a write fails") {
            $0.state.main?.isLoggingOut ?? false
        } is: {
            $0.state.main != nil && $0.leaving.isLoggingOut
        },
        Property("A logout that waits has something to wait for") { history in
            history.state.main?.isLoggingOut == true && history.isSaved ? ["this"] : []
        },
        Property("A quit waits only if it was asked for, and while something is written") {
            history in
            let isWaiting = history.leaving.isQuitting && history.isWriting
            return history.state.isQuitting && !isWaiting ? ["this"] : []
        },
        Property(
            "The app quits when all is saved and each failure is told, and stays otherwise"
        ) { history in
            let (leaving, now) = (history.leaving, history.moments.count - 1)
            if history.state.app != nil {
                return leaving.stayedForNothing == now ? ["it stays"] : []
            }
            guard history.previousState?.app != nil, history.lastInputs != [.end] else { return [] }
            let hasWaited = leaving.closed == (now, true)
            return hasWaited && !leaving.mustStay && !history.isWriting ? [] : ["it ends"]
        },
        Property("Why a logout has failed is told on the form, unless a login is awaited") {
            $0.state.app?.login.shownLogOutError
        } is: { history in
            guard let app = history.state.app, app.main == nil, !app.isStarting else { return nil }
            return app.login.isSubmitting ? nil : history.leaving.logOutError
        },
        Property("The form has the address of who has to log in again") {
            $0.newForm?.credentials.email
        } is: { history in
            history.newForm.map { _ in history.leaving.lastPlace?.account ?? "" }
        },
        Property("Of what was asked before the present screen, only writes are awaited") {
            history in
            let start = history.stage.start
            return history.open.filter {
                $0.isAwaited && $0.kind != .write && $0.opened < start
            }
            .map(\.name)
        },
        Property("Only a newer read and the end of a screen cancel") { history in
            history.stage.start == history.moments.count - 1
                ? []
                : history.cancelled.filter {
                    $0.kind == .read && !history.opened.contains($0.name)
                }
        },
        Property("The tab is the one that was tapped or linked last, or has what has failed") {
            $0.state.main?.tab
        } is: { history in
            guard history.state.main != nil else { return nil }
            let first = history.moments[history.leaving.opened].state.main?.tab
            return history.leaving.tab ?? first
        },
        Property("The path has the users that were tapped or linked, and no one who is gone") {
            $0.state.main?.userPath.ids ?? []
        } is: { history in
            guard history.state.main != nil else { return [] }
            let start = history.stage.start
            let opened = history.moments[start].state.main?.userPath.ids ?? []
            return history.folded("path since \(start)", from: opened) { path, event in
                if event.moment > start { path = event.path(from: path) }
            }
        },
        Property("The users that are shown are those of the path who are not known to be gone") {
            $0.state.shownUserIDs
        } is: { history in
            guard let main = history.state.main else { return [] }
            let isKnown = !main.users.users.isEmpty || main.users.loading == .loaded
            return main.userPath.ids.filter { id in !isKnown || main.users[id] != nil }
        },
        Property("The number on the tab is that of the items in the list") {
            $0.state.main?.itemsBadge
        } is: {
            $0.state.main?.items.visibleItems.count
        },
        Property("The app says that it is writing until all is written", \.state.isWriting) {
            history in
            let begun = history.stage.begun
            return history.state.app != nil
                && history.open.contains { $0.kind == .write && $0.opened >= begun }
        },
    ]

    /// True if observers may see `state` during a step. In MVVM, a parent and its children change one after
    /// the other, each in one write. So the login form may show that the user is logged in before the main
    /// screen replaces it, and a screen may show the last answer before a logout or a quit closes it.
    nonisolated package static func mayShow(
        _ state: State, between before: State, and after: State
    ) -> Bool {
        (before.main == nil) != (after.main == nil) || before.isQuitting
            || before.main?.isLoggingOut == true || after.main?.isLoggingOut == true
            || state.fields.allSatisfy((before.fields + after.fields).contains)
    }
}

extension MainState {
    fileprivate var loaded: [String] {
        items.items.map(\.id) + users.users.map(\.id)
    }
}

extension History<AppScenario>.Answered {
    /// The session that a login has opened, or that the app found open at its start.
    fileprivate var session: Session? {
        value(Session.self) ?? (try? value(OpenSession?.self)??.session.get())
    }
}

extension History<AppScenario> {
    fileprivate var hasJustOpened: Bool {
        state.main != nil && previousState?.main == nil && moments.count > 1
    }

    /// True while something is written in this process, also for a session that has ended.
    fileprivate var isWriting: Bool {
        open.contains { $0.kind == .write && $0.opened >= stage.begun }
    }

    /// The login form, if the last step has made it appear: a session has ended, or the app found none.
    fileprivate var newForm: LoginState? {
        let wasOpen = previousState?.main != nil || previousState?.app?.isStarting == true
        guard wasOpen, let app = state.app, app.main == nil, !app.isStarting else { return nil }
        return app.login
    }

    /// The moments in which the present app, screen and form began.
    fileprivate var stage: Stage {
        folded("stage", from: Stage()) { stage, event in
            let (before, now) = (event.before, event.now)
            var isLogOut = false
            if case .input(let step) = event.what {
                isLogOut = step == .logOut
            }
            if Stage.kind(before) != Stage.kind(now) || isLogOut && now.main == nil {
                stage.start = event.moment
            }
            if isLogOut || now.app != nil && (before.app == nil || before.main != nil) {
                stage.formStart = event.moment
            }
            if before.app == nil { stage.begun = event.moment }
        }
    }
}

private struct Stage {
    /// The moment in which the app was opened.
    var begun = 0
    /// The moment in which the present screen came, or a logout emptied the form.
    var start = 0
    /// A link is kept if it came after this moment: the opening of the app, or a logout.
    var formStart = 0

    static func kind(_ state: AppScenario.State) -> [Bool] {
        [state.app == nil, state.app?.isStarting == true, state.main == nil]
    }
}

extension History<AppScenario>.Event {
    /// The path of users after this event.
    fileprivate func path(from path: [User.ID]) -> [User.ID] {
        func known(_ users: UsersState?) -> [User.ID] {
            path.filter { id in
                users.map { $0.users.isEmpty && $0.loading != .loaded || $0[id] != nil } ?? false
            }
        }
        switch what {
        case .input(.back):
            let shown = known(before.main?.users)
            return shown.isEmpty ? path : shown.dropLast()
        case .input(.users(.select(let id))):
            let shown = known(before.main?.users)
            return before.main?.users[id] == nil ? path : shown.prefix { $0 != id } + [id]
        case .input(.link(let text)):
            let link = try? AppLink("sidebyside://\(text)")
            return link?.tab == .users ? link?.id.map { [$0] } ?? path : path
        case .answer(let answer) where answer.request.feature == UsersScenario.name:
            return known(now.main?.users)
        default: return path
        }
    }
}

extension Place {
    fileprivate func following(_ link: AppLink?) -> Place {
        guard let link else { return self }
        var place = self
        place.tab = link.tab
        switch link.tab {
        case .items: place.itemID = link.id ?? itemID
        case .users: place.userIDs = link.id.map { [$0] } ?? userIDs
        case .counter: break
        }
        return place
    }
}
