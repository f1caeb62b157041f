import Domain
import Presentation
import Testing

@Suite("Writes when the user leaves the app, or logs out", .timeLimit(.minutes(5)))
@MainActor
struct LeavingTests {
    private let services = ControlledApp()

    @Test("Logging out waits for all deletes, until one has failed", arguments: AppKind.allCases)
    func logOutWaitsForDeletes(_ kind: AppKind) async {
        let app = await listing(kind)
        let failedWrites = app.beginToQuit()
        app.select(MainTab.allCases.reversed()[0])
        let deletingFirst = app.delete("a")
        await services.items.deletes.arrive(1)
        app.delete("c")
        await services.items.deletes.arrive(2)
        app.logOut()
        app.delete("b")
        await services.items.deletes.answer(3, .success(()))
        #expect(app.state.main?.isLoggingOut == true)
        await services.items.deletes.answer(2, .failure(.unavailable("Not allowed.")))
        await wait(for: "the failure") { app.state.main?.isLoggingOut == false }
        #expect(app.state.main?.tab == .items)
        #expect(app.state.main?.items.visibleItems.map(\.id) == ["c"])
        #expect(app.state.main?.itemsBadge == 1)
        #expect(app.state.main?.items.error == .unavailable("Not allowed."))
        app.dismissFailedWrite()
        #expect(!app.canQuit(since: failedWrites), "It failed, though the user has read that.")
        await services.items.deletes.answer(deletingFirst, .success(()))
        #expect(app.state.main?.items.items.map(\.id) == ["c"])
    }

    @Test("Logging out waits for a count, and ends if the count fails", arguments: AppKind.allCases)
    func logOutWaitsForCounter(_ kind: AppKind) async {
        let busy = CounterError.unavailable("Busy.")
        let app = await services.loggedIn(kind)
        await services.items.loads.answer(1, .failure(.unavailable("Busy.")))
        app.select(.counter)
        app.incrementCounter()
        app.incrementCounter()
        await services.counter.changes.answer(1, .failure(busy))
        app.logOut()
        let staying = app.writesInFlight
        await services.counter.loads.answer(1, .failure(busy))
        app.dismissFailedWrite()
        #expect(app.state.main?.counter.error == busy)
        #expect(app.state.main?.isLoggingOut == true)
        await services.counter.changes.answer(staying, .failure(busy))
        #expect(app.state.main?.isLoggingOut == false)
        #expect(app.state.main?.tab == .counter)
        app.incrementCounter()
        app.logOut()
        let leaving = app.writesInFlight
        #expect(app.state.main?.isLoggingOut == true)
        let failedWrites = app.beginToQuit()
        await services.counter.changes.answer(leaving, .success(Counter(value: 1, version: 1)))
        #expect(app.state == AppState())
        #expect(app.canQuit(since: failedWrites))
    }

    @Test("A user who leaves sees each failed write, tab by tab", arguments: AppKind.allCases)
    func failures(_ kind: AppKind) async {
        let app = await listing(kind)
        let quit = { app.quits() }
        let logOut = {
            app.logOut()
            return app.state.main == nil
        }
        for (front, other, leave) in [
            (MainTab.items, MainTab.counter, quit), (.counter, .items, quit),
            (.items, .counter, logOut),
        ] {
            app.select(front)
            app.incrementCounter()
            let deleting = app.delete("a")
            await services.counter.changes.answerNext(.failure(.unavailable("Full.")))
            await services.items.deletes.answer(deleting, .failure(.unavailable("Full.")))
            #expect(!leave())
            #expect(app.state.main?.tab == other)
            #expect(leave(), "This error was there before.")
        }
    }

    /// This draft is typed while a logout waits.
    @Test("A user who leaves has to save or discard a draft first", arguments: AppKind.allCases)
    func draft(_ kind: AppKind) async {
        let app = await listing(kind)
        let waiting = app.delete("b")
        app.logOut()
        app.typeItem("f", "Fig")
        app.select(.counter)
        app.logOut()
        #expect(app.state.main?.isLoggingOut == true, "It is not thrown away.")
        #expect(app.state.main?.tab == .items, "The user sees what holds the logout.")
        app.select(.counter)
        await services.items.deletes.answer(waiting, .success(()))
        #expect(app.state.main?.isLoggingOut == false)
        #expect(app.state.main?.tab == .items)
        let deleting = app.delete("a")
        for leave in [{ app.logOut() }, { #expect(!app.quits()) }] {
            app.select(.counter)
            leave()
            #expect(app.state.main?.tab == .items)
            #expect(app.state.main?.isLoggingOut == false)
        }
        await services.items.deletes.answer(deleting, .success(()))
        let saving = app.saveItem("f")
        app.logOut()
        #expect(app.state.main?.isLoggingOut == true)
        await services.items.saves.answer(saving, .failure(.unavailable("Full.")))
        #expect(app.state.main?.isLoggingOut == false)
        app.logOut()
        #expect(app.state.main?.items.hasDraft == true)
        let savingAgain = app.saveItem("f")
        app.logOut()
        await services.items.saves.answer(savingAgain, .success(Item(id: "f", name: "Fig")))
        #expect(app.state == AppState())
    }

    /// Nothing that the user has typed is lost, and nobody else sees it.
    @Test("To log in again keeps the typed text", arguments: AppKind.allCases, [false, true])
    func logInAgainWithDraft(_ kind: AppKind, isSame: Bool) async {
        let app = await listing(kind)
        app.typeItem("g", "Grape")
        let saving = app.saveItem("g")
        app.discardItem("g")
        await services.items.saves.answer(saving, .failure(.sessionExpired))
        app.typeItem("g", "Nut")
        #expect(app.state.main?.items.error == .sessionExpired)
        app.logInAgain()
        #expect(app.state.main == nil, "The user has read the error.")
        #expect(!app.quits(), "A draft is kept for the login.")
        await services.logIn(to: app, as: isSame ? nil : services.bo)
        let items = app.state.main?.items
        #expect(items?.form?.draft.name == (isSame ? "Nut" : nil))
        #expect(items?.hasDraft == isSame)
        #expect(items?.notSaved.map(\.draft.name) == (isSame ? ["Grape"] : []))
    }

    @Test("To log in again leaves no other error unread", arguments: AppKind.allCases)
    func logInAgainBehindError(_ kind: AppKind) async {
        let app = await listing(kind)
        app.incrementCounter()
        for id in ["a", "b"] { app.delete(id) }
        await services.counter.changes.answerNext(.failure(.sessionExpired))
        await services.items.deletes.answer(1, .failure(.unavailable("Full.")))
        await services.items.deletes.answer(2, .failure(.sessionExpired))
        await wait(for: "the failures") { app.writesInFlight == nil }
        app.dismissFailedWrite()
        app.logInAgain()
        #expect(app.state.main?.items.error == .unavailable("Full."))
        app.dismissFailedWrite()
        app.typeItem("f", "")
        app.logInAgain()
        #expect(app.state.main?.tab == .counter)
        app.logInAgain()
        #expect(app.state.main == nil)
        #expect(app.quits(), "Nothing is typed.")
    }

    @Test("“Log In Again” counts more than a logout that waits", arguments: AppKind.allCases)
    func logInAgainDuringLogOut(_ kind: AppKind) async {
        let app = await listing(kind)
        app.delete("a")
        app.logOut()
        app.logInAgain()
        app.typeItem("f", "Fig")
        app.logOut()
        await services.items.deletes.answerNext(.success(()))
        await wait(for: "the end of the session") { app.state.main == nil }
        #expect(app.state.lastMain?.items.hasDraft == true)
    }

    @Test("To log in again is to log out first, and loses no write", arguments: AppKind.allCases)
    func logInAgain(_ kind: AppKind) async {
        let app = await listing(kind)
        app.delete("a")
        app.logInAgain()
        app.logInAgain()
        await services.items.deletes.answerNext(.failure(.unavailable("Full.")))
        await wait(for: "the failure") { app.state.main?.isLoggingOut == false }
        #expect(app.state.main?.items.error == .unavailable("Full."))
        app.dismissFailedWrite()
        #expect(app.state.main?.items.error == nil)
        app.delete("a")
        app.logInAgain()
        #expect(app.state.main?.isLoggingOut == true)
        app.logOut()
        #expect(app.state == AppState(), "Who leaves meanwhile finds an empty form.")
    }

    /// Returns an app that has a session and lists items.
    private func listing(_ kind: AppKind) async -> any PlayedApp {
        let app = await services.loggedIn(kind)
        await services.items.loads.answer(1, .success(Item.samples))
        return app
    }
}
