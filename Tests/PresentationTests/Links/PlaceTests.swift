import Domain
import Presentation
import Testing

@Suite("Where links and restoration lead", .timeLimit(.minutes(5)))
@MainActor
struct PlaceTests {
    private let services = ControlledApp()

    /// If the target of a link is not loaded yet, the app opens it after the load.
    @Test("A link to a loaded item or user opens it at once", arguments: AppKind.allCases)
    func link(_ kind: AppKind) async throws {
        let app = try await opened(kind, following: ["items/a", "users/1"])
        #expect(app.state.main?.items.selectedItem == nil)
        await answer(app, Item.samples, User.samples)
        #expect(app.state.main?.items.selectedItem?.id == "a")
        #expect(app.state.main?.users.shownPath == ["1"])
        #expect(app.state.place == place(item: "a", user: "1"))
        try follow(["items/b", "users/2"], in: app)
        #expect(app.state.place == place(item: "b", user: "2"))
        try follow(["counter"], in: app)
        #expect(app.state.place == everywhere)
        #expect(services.items.loads.count == 1)
    }

    @Test("A link to a missing item or user is an error after a load", arguments: AppKind.allCases)
    func gone(_ kind: AppKind) async throws {
        let app = try await opened(kind)
        await answer(app, Item.samples, User.samples)
        try follow(["items/a", "users/1"], in: app)
        let deleting = app.delete("b")
        try follow(["items/b", "users/x"], in: app)
        app.closeUser("2")
        #expect(app.state.place == place(item: "b", user: "x"), "The links wait.")
        await answer(app, Item.samples, User.samples)
        #expect(app.state.main?.items.selectedItem?.id == "a", "Nothing is known of “b” yet.")
        #expect(app.state.main?.items.error == nil)
        await services.items.deletes.answer(deleting, .success(()))
        #expect(errors(of: app) == (.notFound("b"), .notFound("x")))
        #expect(app.state.place == place(item: "a", user: "1"), "A link to nothing closes nothing.")
        app.delete("c")
        try follow(["items/c"], in: app)
        await services.items.loads.answerNext(.failure(.unavailable("Offline.")))
        await services.items.deletes.answerNext(.failure(.unavailable("Full.")))
        #expect(app.state.main?.items.selectedItem?.id == "c")
    }

    /// If the target of a link was found and disappears later, there is no error.
    @Test("A link waits until a list has rows, and then for one load", arguments: AppKind.allCases)
    func failed(_ kind: AppKind) async throws {
        let app = try await opened(kind, following: ["items/b", "users/2"])
        await answer(app, nil, nil)
        #expect(app.state.main?.users.shownPath == [], "Nothing is known yet.")
        #expect(app.state.place == place(item: "b", user: "2"))
        app.load()
        await answer(app, [], [])
        #expect(errors(of: app) == (.notFound("b"), .notFound("2")))
        #expect(app.state.place == place())
        try follow(["items/b", "users/2"], in: app)
        await answer(app, Item.samples, User.samples)
        app.load()
        await answer(app, [Item.samples[0]], [User.samples[0]])
        #expect(errors(of: app) == (nil, nil))
        try follow(["items/b", "users/2"], in: app)
        await answer(app, nil, nil)
        app.load()
        try follow(["users/1"], in: app)
        await answer(app, Item.samples, [User.samples[1]])
        #expect(app.state.main?.users.error == .notFound("1"))
        app.load()
        try follow(["users/2"], in: app)
        app.closeUser("2")
        await answer(app, Item.samples, User.samples)
        #expect(app.state.place == place())
    }

    /// Tests a user who is missing in one load and is back in the next load, and a link to a user that
    /// is followed by a tap on another user.
    @Test("No user opens by himself, whatever is loaded later", arguments: AppKind.allCases)
    func goneUser(_ kind: AppKind) async throws {
        let app = try await opened(kind, following: ["users/2"])
        await answer(app, [], User.samples)
        app.selectUser("1")
        for found in [[User.samples[0]], User.samples] {
            app.load()
            await answer(app, [], found)
            #expect(app.state.main?.users.shownPath == ["1"])
            #expect(app.state.place == place(user: "1"))
        }
        try follow(["users/x"], in: app)
        await services.users.loads.answerNext(.failure(.unavailable("Offline.")))
        await wait(for: "an error of the users") { app.state.main?.users.error != nil }
        #expect(app.state.place == place(user: "1"))
        app.load()
        await answer(app, [], [User.samples[0]])
        for id in ["2", "9"] {
            #expect(app.state.main?.users.error == nil)
            try follow(["users/\(id)"], in: app)
            app.selectUser("1")
            await services.users.loads.answerNext(.success(User.samples))
            await wait(for: "the users") { app.state.main?.users.isLoading == false }
            #expect(app.state.place == place(user: "1"))
        }
        #expect(app.state.main?.users.error == nil)
    }

    @Test("The newest link waits for the login; a logout forgets it", arguments: AppKind.allCases)
    func loggedOut(_ kind: AppKind) async throws {
        let app = kind.app(services)
        let link = try AppLink("sidebyside://users/2")
        app.openLink(link)
        #expect(app.state == AppState(link: link))
        app.logOut()
        #expect(app.state == AppState())
        app.openLink(try AppLink("sidebyside://items"))
        app.openLink(link)
        await services.sessions.gets.answer(app.start(), nil)
        #expect(app.state == AppState(link: link))
        await services.sessions.gets.answer(app.start(), services.open())
        #expect(app.state.place == place(user: "2"))
        #expect(app.state.link == nil)
    }

    /// An item or a user that does not exist any more is not opened, and no error is shown.
    @Test("Opened again, the app is where the user was", arguments: AppKind.allCases)
    func restored(_ kind: AppKind) async throws {
        var place = everywhere
        place.userQuery = "jo"
        let app = try await opened(kind, at: place)
        #expect(app.state == AppState(main: services.opened(at: place)))
        #expect(app.state.place == place)
        await answer(app, [Item.samples[0]], [User.samples[0]])
        #expect(errors(of: app) == (nil, nil))
        (place.itemID, place.userIDs) = (nil, [])
        #expect(app.state.place == place)
    }

    @Test("An unknown stored tab opens the first tab; a `Place` has nothing of closed screens")
    func unknown() {
        var place = Place(account: services.session.email)
        place["tab"] = ["notes"]
        #expect(MainState(session: services.session, place: place).tab == MainTab.allCases[0])
        var everywhere = everywhere
        everywhere.userQuery = "jo"
        (everywhere.tab, everywhere.userQuery) = (.users, "")
        (everywhere.itemID, everywhere.userIDs) = (nil, [])
        #expect(everywhere == self.place())
    }

    @Test("Only the user who logs in again is where they were", arguments: AppKind.allCases)
    func loggedInAgain(_ kind: AppKind) async throws {
        let app = try await opened(kind, at: everywhere)
        await answer(app, Item.samples, User.samples)
        let last = MainState(session: services.session, place: everywhere)
        for (session, place) in [(services.session, everywhere), (services.bo, nil)] {
            app.logInAgain()
            #expect(app.state == AppState(lastMain: last))
            #expect(app.state.login.credentials.email == everywhere.account)
            await services.logIn(to: app, as: session)
            #expect(app.state == AppState(main: services.opened(for: session, at: place)))
        }
        app.logOut()
        #expect(app.state == AppState())
    }

    @Test("A tap on a user opens the user once; back leaves it", arguments: AppKind.allCases)
    func userPath(_ kind: AppKind) async throws {
        let app = await services.loggedIn(kind)
        await services.users.loads.answer(1, .success(User.samples))
        let link = { (id: User.ID) in _ = app.openLink(try AppLink("sidebyside://users/\(id)")) }
        for (step, ids) in [
            ({ app.selectUser("1") }, ["1"]), ({ app.selectUser("1") }, ["1"]),
            ({ app.selectUser("2") }, ["1", "2"]),
            ({ app.selectUser("3") }, ["1", "2", "3"]),
            ({ app.selectUser("x") }, ["1", "2", "3"]),
            ({ app.closeUser("2") }, ["1"]), ({ app.closeUser("2") }, ["1"]),
            ({ app.selectUser("2") }, ["1", "2"]),
            ({ app.selectUser("1") }, ["1"]),
            ({ try link("") }, ["1"]), ({ try link("gone") }, ["1"]),
            ({ app.closeUser("1") }, []),
            ({ try link("2") }, ["2"]),
        ] as [(() throws -> Void, [User.ID])] {
            try step()
            #expect(app.state.main?.users.path == ids)
        }
    }

    private var everywhere: Place { place(tab: .counter, item: "b", user: "2") }

    private func place(tab: MainTab = .users, item: Item.ID? = nil, user: User.ID? = nil) -> Place {
        var place = Place(account: services.session.email)
        place.tab = tab
        place.itemID = item
        if let user { place.userIDs = [user] }
        return place
    }

    private func opened(
        _ kind: AppKind, at place: Place? = nil, following links: [String] = []
    ) async throws -> any PlayedApp {
        let app = kind.app(services)
        await services.sessions.gets.answer(app.start(), services.open(at: place))
        try follow(links, in: app)
        return app
    }

    private func follow(_ links: [String], in app: any PlayedApp) throws {
        for link in links { app.openLink(try AppLink("sidebyside://" + link)) }
    }

    private func errors(of app: any PlayedApp) -> (ItemError?, UserError?) {
        (app.state.main?.items.error, app.state.main?.users.error)
    }

    /// Answers both loads. If `items` or `users` is nil, that load fails.
    private func answer(_ app: any PlayedApp, _ items: [Item]?, _ users: [User]?) async {
        await services.items.loads.answerNext(
            items.map { .success($0) } ?? .failure(.unavailable("Offline.")))
        await services.users.loads.answerNext(
            users.map { .success($0) } ?? .failure(.unavailable("Offline.")))
        await wait(for: "the loads") {
            [app.state.main?.items.isLoading, app.state.main?.users.isLoading] == [false, false]
        }
    }
}
