import Domain
import Presentation
package import Scenarios

extension AppScenario {
    nonisolated package static let properties: [Property<AppScenario>] =
        Property.ofEveryApp + [
            Property("When the main screen opens, each tab loads") {
                $0.hasJustOpened ? $0.opened.sorted() : []
            } is: {
                $0.hasJustOpened ? ["get count", "load", "load users"] : []
            },
            Property("The main screen begins empty") { history in
                guard history.hasJustOpened, let main = history.state.main else { return [] }
                return main.items.items.map(\.id) + main.users.users.map(\.id)
            },
            Property("The main screen opens where the user was, or where a link leads (S3, P1)") {
                $0.hasJustOpened ? $0.state.place : nil
            } is: { history in
                guard history.hasJustOpened, let session = history.frame.session else { return nil }
                return (history.leaving.openedPlace ?? Place(account: session.email))
                    .following(history.previousState?.app?.link)
            },
            Property("The saved place is where the user is, or a link is about to lead (P1)") {
                $0.state.place
            } is: { history in
                guard let main = history.state.main else { return nil }
                let (items, users) = (history.record.items, history.record.users)
                var place = Place(account: main.session.email)
                (place.tab, place.userQuery) = (main.tab, users.query)
                place.itemID = items.linked ?? items.selected
                place.userIDs = users.linked.map { [$0] } ?? users.path
                return place
            },
            Property("A link waits for the login, until somebody logs out (K7)") {
                $0.state.app?.link
            } is: {
                history in
                guard history.state.app != nil, history.state.main == nil else { return nil }
                let links = history.inputs(since: history.leaving.formStart).compactMap {
                    if case .link(let text) = $0 { text } else { nil }
                }
                return links.last.flatMap { try? AppLink("sidebyside://\($0)") }
            },
            Property("A logout or a quit discards no draft of an item (Q3, Q6)") {
                history in
                let isEnded = history.state.main == nil && history.previousState?.main != nil
                let isKept = history.leaving.lastPlace != nil || history.lastInputs == [.end]
                return isEnded && !isKept && history.record.items.hasDraft ? ["this"] : []
            },
            Property("A user who logs in again gets the typed text back, and nobody else (S3)") {
                $0.hasJustOpened ? $0.state.main.map { ItemsRecord($0.items).typed } : nil
            } is: {
                $0.hasJustOpened ? $0.record.items.typed : nil
            },
            // Promises Q2 to Q4.
            Property("The tab was tapped or linked last, or has the failure that stopped leaving") {
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
            Property("The open pages of users are the path of the state", \.state.shownUserIDs) {
                $0.state.main?.users.shownPath ?? []
            },
        ]
}

extension History<AppScenario>.Event {
    /// The tab that this event has opened, by a tap or a link.
    fileprivate var tab: MainTab? {
        switch what {
        case .input(.tab(let tab)): tab
        case .input(.link(let text)): (try? AppLink("sidebyside://\(text)"))?.tab
        default: nil
        }
    }
}

extension Place {
    fileprivate func following(_ link: AppLink?) -> Place {
        var place = self
        place.tab = link?.tab ?? tab
        if let id = link?.id, place.tab == .items { place.itemID = id }
        if let id = link?.id, place.tab == .users { place.userIDs = [id] }
        return place
    }
}
