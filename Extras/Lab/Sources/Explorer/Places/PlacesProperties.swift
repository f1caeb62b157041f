import Domain
import Presentation
package import Scenarios

extension PlacesScenario {
    nonisolated package static let properties: [Property<PlacesScenario>] = [
        .spinner({ $0.app?.isStarting == true }, of: "session"),
        .spinner({ $0.main?.items.isLoading == true }, of: "load"),
        .spinner({ $0.main?.users.isLoading == true }, of: "load users"),
        Property("Who logs in begins at the first tab, or where a link leads") {
            $0.hasJustLoggedIn ? $0.state.main?.place : nil
        } is: { history in
            guard history.hasJustLoggedIn, let account = history.state.main?.session.email else {
                return nil
            }
            return Place(account, history.linkWhileLoggedOut)
        },
        Property("Opened again, the app is where the user was, or where a link leads") {
            $0.hasJustReopened ? $0.state.main?.place : nil
        } is: { history in
            guard history.hasJustReopened, let account = history.state.main?.session.email else {
                return nil
            }
            // A login that was in flight may have succeeded after the end.
            let kept = history.placeBeforeQuit.flatMap { $0.account == account ? $0 : nil }
            return kept?.following(history.linkWhileLoggedOut)
                ?? Place(account, history.linkWhileLoggedOut)
        },
        Property("What a link names is open when it has been loaded, or is said to be gone") {
            history in
            guard case .open(let link)? = history.inputs.last?.step,
                let asked = history.inputs.last?.moment, let main = history.state.main
            else { return [] }
            let isLed: Bool? =
                switch link {
                case "items/b" where history.hasLoaded([Item].self, since: asked):
                    main.tab == .items && main.items.selectedItem?.id == "b"
                case "users/9" where history.hasLoaded([User].self, since: asked):
                    main.tab == .users && main.users.error == .notFound("9")
                        && main.shownUserIDs.isEmpty
                default: nil
                }
            return isLed == false ? [link] : []
        },
    ]
}

extension History<PlacesScenario> {
    fileprivate var hasJustLoggedIn: Bool {
        lastAnswer?.request.name.hasPrefix("log in ") == true && hasJustOpened
    }

    fileprivate var hasJustReopened: Bool { lastAnswer?.request.name == "session" && hasJustOpened }

    private var hasJustOpened: Bool { state.main != nil && previousState?.main == nil }

    /// The last link since the app was opened or somebody logged out.
    fileprivate var linkWhileLoggedOut: String? {
        let steps = inputs.filter { moments[$0.moment - 1].state.app != nil }.map(\.step)
        let start = steps.lastIndex { $0 == .logOut || $0 == .quit }.map { $0 + 1 } ?? 0
        return steps[start...].reversed().lazy.compactMap {
            if case .open(let link) = $0 { link } else { nil }
        }.first
    }

    /// A log-out forgets it. While the app is starting, there is none to be kept.
    fileprivate var placeBeforeQuit: Place? {
        let running = inputs.filter { moments[$0.moment - 1].state.app != nil }
        let start = running.lastIndex { $0.step == .logOut }.map { $0 + 1 } ?? 0
        return running[start...].reversed().lazy.filter { $0.step == .quit }.compactMap {
            moments[$0.moment - 1].state.app?.place
        }.first
    }

    /// A load that was answered since then has succeeded, and no other is open.
    fileprivate func hasLoaded<Value>(_ type: Value.Type, since moment: Int) -> Bool {
        answers.contains { $0.moment > moment && $0.wasWanted && $0.value(type) != nil }
            && !answers.contains { $0.moment > moment && $0.wasWanted && !$0.succeeded }
    }
}

extension Place {
    /// Where somebody begins who has just logged in.
    fileprivate init(_ account: String, _ link: String?) {
        self = MainState(session: Session(email: account)).place.following(link)
    }

    fileprivate func following(_ link: String?) -> Place {
        var place = self
        let parts = link?.split(separator: "/").map(String.init) ?? []
        if let tab = parts.first.flatMap(MainTab.init) { place.tab = tab }
        switch (parts.first, parts.last) {
        case ("items", let id?): place.itemID = id
        case ("users", let id?): place.userIDs = [id]
        case ("notes", let id?): place.noteID = id
        default: break
        }
        return place
    }
}
