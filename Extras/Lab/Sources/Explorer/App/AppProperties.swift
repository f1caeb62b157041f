import Domain
import Presentation
package import Scenarios

extension AppScenario {
    nonisolated package static let properties: [Property<AppScenario>] =
        Property.ofEveryApp + [
            Property("The main screen opens with a session, and each tab asks") {
                $0.hasJustOpened ? $0.opened.sorted() : []
            } is: {
                $0.hasJustOpened ? ["get count", "load", "load users"] : []
            },
            Property("The main screen begins empty") { history in
                guard history.hasJustOpened, let main = history.state.main else { return [] }
                return main.items.items.map(\.id) + main.users.users.map(\.id)
            },
            Property("It opens where the user was who has not logged out, or where a link leads") {
                $0.hasJustOpened ? $0.state.place : nil
            } is: { history in
                guard history.hasJustOpened, let main = history.state.main else { return nil }
                return MainState(session: main.session, place: history.leaving.openedPlace).place
                    .following(history.previousState?.app?.link)
            },
            Property("What is kept is where the user is", \.state.place) { $0.state.main?.place },
            Property("A link waits for the login, until somebody logs out") {
                $0.state.app?.link
            } is: {
                history in
                guard history.state.app != nil, history.state.main == nil else { return nil }
                let links = history.inputs(since: history.leaving.formStart).compactMap {
                    if case .link(let text) = $0 { text } else { nil }
                }
                return links.last.flatMap { try? AppLink("sidebyside://\($0)") }
            },
            Property("No draft of an item is thrown away by a logout or a quit") { history in
                let isEnded = history.state.main == nil && history.previousState?.main != nil
                let isKept = history.leaving.lastPlace != nil || history.lastInputs == [.end]
                return isEnded && !isKept && history.drafts.editing.hasDraft ? ["this"] : []
            },
            Property("What was typed comes back for who logs in again, and for nobody else") {
                $0.hasJustOpened ? $0.state.main.map { Editing($0.items).typed } : nil
            } is: {
                $0.hasJustOpened ? $0.drafts.editing.typed : nil
            },
            Property("The tab is the one that was tapped or linked last, or has what has failed") {
                $0.state.main?.tab
            } is: { history in
                guard history.state.main != nil else { return nil }
                let leaving = history.leaving
                let first = history.moments[leaving.opened].state.main?.tab
                return history.folded("tab since \(leaving.opened)", from: first) { tab, event in
                    guard event.moment > leaving.opened else { return }
                    tab = leaving.held[event.moment].flatMap(MainTab.init) ?? event.tab ?? tab
                }
            },
            Property("The path has the users that were tapped or linked, and no one who is gone") {
                $0.state.main?.users.path ?? []
            } is: { history in
                guard history.state.main != nil else { return [] }
                let start = history.leaving.start
                let opened = history.moments[start].state.main?.users.path ?? []
                return history.folded("path since \(start)", from: opened) { path, event in
                    if event.moment > start { path = event.path(from: path) }
                }
            },
            Property("The users that are shown are those of the path who are not known to be gone")
            {
                $0.state.shownUserIDs
            } is: { history in
                guard let main = history.state.main else { return [] }
                let isKnown = !main.users.users.isEmpty || main.users.loading == .loaded
                return main.users.path.filter { id in !isKnown || main.users[id] != nil }
            },
        ]
}

extension History<AppScenario>.Event {
    /// The tab that was tapped or linked.
    fileprivate var tab: MainTab? {
        switch what {
        case .input(.tab(let tab)): tab
        case .input(.link(let text)): (try? AppLink("sidebyside://\(text)"))?.tab
        default: nil
        }
    }

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
        case .input(.users(.link(let id))): return [id]
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
