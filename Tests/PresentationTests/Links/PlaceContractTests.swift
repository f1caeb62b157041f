import Domain
import Presentation
import Testing

/// Where links and restoration lead, in each app that is made of the same services.
enum PlaceContract: String, CaseIterable, CustomTestStringConvertible {
    case known = "A link to what is there opens it at once"
    case later = "A link to what is not there yet opens it when it has been loaded"
    case gone = "A link to what is gone says so, after one more look"
    case failed =
        "A link waits until something is listed, then for one load; what goes is no error"
    case goneUser =
        "No user opens by himself, whatever is loaded later: who was gone, or is not waited for"
    case loggedOut = "A link waits for the login, and a log-out forgets it"
    case restored =
        "Opened again, the app is where the user was; what is gone is left out, without an error"
    case loggedInAgain =
        "Who has to log in again is where they were; anybody else begins at the first tab"

    var testDescription: String { rawValue }
}

/// Checks a rule with apps that this makes.
@MainActor
struct PlaceChecks {
    let make: (ControlledApp) -> any PlayedApp
    let services = ControlledApp()

    func check(_ rule: PlaceContract) async throws {
        switch rule {
        case .known:
            let app = try await openApp()
            await loadAll(app)
            try follow(["items/b"], in: app)
            #expect(app.state.main?.items.selectedItem?.id == "b")
            try follow(["users/2"], in: app)
            #expect(app.state.main?.shownUserIDs == ["2"])
            #expect(app.state.main?.tab == .users)
            try follow(["notes/n2"], in: app)
            #expect(app.state.main?.notes.selectedNote?.id == "n2")
            #expect(services.items.loads.count == 1)
        case .later:
            let app = try await openApp()
            try follow(["items/b", "users/2", "notes/n2"], in: app)
            #expect(app.state.main?.items.selectedItem == nil)
            await loadAll(app)
            #expect(app.state.main?.items.selectedItem?.id == "b")
            #expect(app.state.main?.shownUserIDs == ["2"])
            #expect(app.state.main?.notes.selectedNote?.id == "n2")
            #expect(app.state.main?.tab == .notes)
        case .gone:
            let app = try await openApp()
            await loadAll(app)
            try follow(["items/x", "users/x", "notes/x"], in: app)
            await services.items.loads.answerNext(.success(Item.samples))
            await services.users.loads.answerNext(.success(User.samples))
            await services.notes.syncs.answerNext(.success(()))
            await wait { app.state.main?.notes.error != nil }
            #expect(app.state.main?.items.error == .notFound("x"))
            #expect(app.state.main?.items.selectedItemID == nil)
            #expect(app.state.main?.users.error == .notFound("x"))
            #expect(app.state.main?.shownUserIDs == [])
            #expect(app.state.main?.notes.error == .notFound("x"))
            #expect(app.state.main?.notes.selectedNoteID == nil)
        case .failed:
            let app = try await openApp(following: ["items/b", "users/2"])
            await answer(
                app, .failure(.unavailable("Offline.")), .failure(.unavailable("Offline.")))
            #expect(app.state.main?.shownUserIDs == ["2"])
            #expect(app.place?.userIDs == ["2"])
            app.load()
            await answer(app, .success([]), .success([]))
            #expect(app.state.main?.items.error == .notFound("b"))
            #expect(app.state.main?.users.error == .notFound("2"))
            #expect(app.state.main?.shownUserIDs == [])
            try follow(["items/b", "users/2"], in: app)
            await answer(app, .success(Item.samples), .success(User.samples))
            app.load()
            await answer(app, .success([Item.samples[0]]), .success([User.samples[0]]))
            #expect(app.state.main?.items.error == nil)
            #expect(app.state.main?.users.error == nil)
            try follow(["items/b", "users/2"], in: app)
            await answer(
                app, .failure(.unavailable("Offline.")), .failure(.unavailable("Offline.")))
            app.load()
            await answer(app, .success(Item.samples), .success(User.samples))
            #expect(app.state.main?.items.selectedItemID == nil)
            #expect(app.state.main?.shownUserIDs == [])
        case .goneUser:
            let app = try await openApp(following: ["users/2"])
            await answer(app, .success([]), .success(User.samples))
            app.selectUser("1")
            for found in [[User.samples[0]], User.samples] {
                app.load()
                await answer(app, .success([]), .success(found))
                #expect(app.state.main?.shownUserIDs == ["1"])
                #expect(app.place?.userIDs == ["1"])
            }
            try follow(["users/x"], in: app)
            await services.users.loads.answerNext(.failure(.unavailable("Offline.")))
            await wait { app.state.main?.users.error != nil }
            #expect(app.place?.userIDs == [])
            app.load()
            await answer(app, .success([]), .success([User.samples[0]]))
            #expect(app.state.main?.users.error == nil)
            for id in ["2", "9"] {
                try follow(["users/\(id)"], in: app)
                app.selectUser("1")
                await services.users.loads.answerNext(.success(User.samples))
                await wait { app.state.main?.users.isLoading == false }
                #expect(app.place?.userIDs == ["1"])
                #expect(app.state.main?.users.error == nil)
            }
        case .loggedOut:
            let app = make(services)
            let link = try AppLink("sidebyside://users/2")
            app.openLink(link)
            #expect(app.state == AppState(link: link))
            app.logOut()
            #expect(app.state == AppState())
            app.openLink(link)
            await services.sessions.gets.answer(app.start(), nil)
            #expect(app.state == AppState(link: link))
            await services.sessions.gets.answer(app.start(), services.open())
            #expect(app.state.main?.tab == .users)
            #expect(app.state.main?.userPath.ids == ["2"])
            #expect(app.state.link == nil)
        case .restored:
            let left = try await openApp(following: ["users/2", "items/b", "notes/n2"])
            await loadAll(left)
            let place = try #require(left.place)
            let services = ControlledApp()
            let app = try await openApp(services, at: place)
            #expect(app.state.main?.tab == .notes)
            #expect(app.place == place)
            #expect(app.state.main?.place == place)
            #expect(app.state.main?.users.isLoading == true)
            await services.items.loads.answerNext(.success([Item.samples[0]]))
            await services.users.loads.answerNext(.success([User.samples[0]]))
            services.notes.publish(.success(NotesSnapshot(notes: Note.samples)))
            await wait { app.state.main?.notes.selectedNote != nil }
            #expect(app.state.main?.items.selectedItemID == nil)
            #expect(app.state.main?.items.error == nil)
            #expect(app.state.main?.shownUserIDs == [])
            #expect(app.state.main?.notes.selectedNote?.id == "n2")
        case .loggedInAgain:
            let app = try await openApp(following: ["users/2", "items/b", "notes/n2"])
            await loadAll(app)
            let place = try #require(app.place)
            for session in [services.session, Session(email: "bo@x.test")] {
                app.logInAgainFromNotes()
                #expect(app.state == AppState(lastPlace: place))
                #expect(app.state.login.credentials.email == place.account)
                let submitting = app.submit(Credentials.samples[0])
                await services.login.logIns.answer(submitting, .success(session))
                let opened = session == services.session ? place : nil
                #expect(app.place == MainState(session: session, place: opened).place)
            }
            app.logOut()
            #expect(app.state == AppState())
        }
    }

    private func openApp(
        _ services: ControlledApp? = nil, at place: Place? = nil, following links: [String] = []
    ) async throws -> any PlayedApp {
        let services = services ?? self.services
        let app = make(services)
        await services.sessions.gets.answer(app.start(), services.open(at: place))
        try follow(links, in: app)
        return app
    }

    private func follow(_ links: [String], in app: any PlayedApp) throws {
        for link in links { app.openLink(try AppLink("sidebyside://" + link)) }
    }

    private func answer(
        _ app: any PlayedApp, _ items: Result<[Item], ItemError>, _ users: Result<[User], UserError>
    ) async {
        await services.items.loads.answerNext(items)
        await services.users.loads.answerNext(users)
        await wait {
            [app.state.main?.items.isLoading, app.state.main?.users.isLoading] == [false, false]
        }
    }

    private func loadAll(_ app: any PlayedApp) async {
        await services.answerLoads()
        await wait { app.state.main?.notes.snapshot != nil }
    }
}
