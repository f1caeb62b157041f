import Domain
import NotesDomain
import NotesPresentation
import Presentation
import Testing

@Suite("Login, notes, and the saves when the user leaves", .timeLimit(.minutes(5)))
@MainActor
struct NotesAppTests {
    private let services = ControlledNotesApp()
    private let save = NoteWrite.save("n1", "Hi", original: "Buy milk")
    private let full = NoteError.unavailable("Full.")

    /// After a restart, the app restores the open session, and never shows the login form.
    @Test("A login opens the notes, and so does a restart", arguments: AppKind.allCases)
    func logIn(_ kind: AppKind) async {
        let app = kind.app(services)
        await services.logIn(to: app)
        #expect(app.state == services.opened())
        let again = kind.app(services)
        let starting = again.start()
        #expect(again.state.isStarting)
        let place = services.place("n1")
        let open = OpenSession(session: .success(services.session), place: place)
        await services.sessions.gets.answer(starting, open)
        #expect(again.state == services.opened(at: "n1"))
        #expect(again.state.place == place)
    }

    @Test("Without a session, the app shows the login form", arguments: AppKind.allCases)
    func noSession(_ kind: AppKind) async {
        let app = kind.app(services)
        await services.sessions.gets.answer(app.start(), nil)
        #expect(app.state == NotesAppState())
        let unread = OpenSession(
            session: .failure(.damaged("Line 1.")), place: services.place("n1"))
        await services.sessions.gets.answer(app.start(), unread)
        #expect(app.state.login.error == .damaged("Line 1."))
        #expect(app.state.login.credentials.email == services.session.email)
        await services.logIn(to: app)
        #expect(app.state == services.opened(at: "n1"))
    }

    @Test("A link opens its note, at once or after the login", arguments: AppKind.allCases)
    func link(_ kind: AppKind) async throws {
        let app = kind.app(services)
        for link in ["n2", "n1"] { try app.open("sidebyside-notes://notes/\(link)") }
        #expect(app.state == NotesAppState(link: try NotesLink("sidebyside-notes://notes/n1")))
        await services.sessions.gets.answer(app.start(), nil)
        await services.logIn(to: app)
        #expect(app.state.link == nil)
        #expect(app.state.place == services.place("n1"))
        await services.list(in: app)
        app.typeNote("n1", "Hi")
        try app.open("sidebyside-notes://notes")
        #expect(app.state.place == services.place("n1"))
        try app.open("Sidebyside-Notes://Notes/n2")
        #expect(app.state.notes?.selectedNote?.id == "n2")
        await services.notes.writes.arrive(1)
        #expect(services.notes.asked == [save], "The typed text is saved first.")
        app.logOut()
        app.logOut()
        try app.open("sidebyside-notes://notes/n2")
        app.logOut()
        #expect(app.state == NotesAppState(), "A logout drops a link.")
    }

    @Test(arguments: ["", "notes", "sidebyside://notes/n1", "sidebyside-notes://items/b"])
    func aTextThatIsNoLinkIsRefused(text: String) {
        #expect {
            try NotesLink(text)
        } throws: {
            ($0 as? AppLinkError)?.message.contains("such as sidebyside-notes://notes/n1") == true
        }
    }

    @Test("Leaving the app saves the typed text", arguments: AppKind.allCases)
    func leave(_ kind: AppKind) async {
        let app = await services.listing(kind)
        #expect(app.writesInFlight == nil)
        app.typeNote("n1", "Hi")
        app.saveDrafts()
        await services.notes.writes.answer(app.writesInFlight, .success(1))
        #expect(services.notes.asked == [save])
    }

    @Test("A logout saves all typed text, also text typed meanwhile", arguments: AppKind.allCases)
    func logOutSaves(_ kind: AppKind) async {
        let app = await services.listing(kind)
        app.typeNote("n1", "Hi")
        app.logOut()
        await services.notes.writes.arrive(1)
        app.typeNote("n1", "Hi you")
        await services.notes.writes.answer(1, .success(1))
        await services.notes.writes.arrive(2)
        #expect(app.state.isLoggingOut)
        await services.notes.writes.answer(2, .failure(full))
        await wait(for: "the failure") { !app.state.isLoggingOut }
        #expect(app.state.notes?.text(of: "n1") == "Hi you")
        #expect(app.state.notes?.error == full)
        #expect(services.notes.asked == [save, .save("n1", "Hi you", original: "Hi")])
    }

    /// The text whose save has failed is not saved again: if each save failed, no logout would be
    /// possible.
    @Test(
        "If a text can't be saved, the app asks before a logout loses it",
        arguments: AppKind.allCases, [LogOut.toLeave, .toLogInAgain])
    func logOutWithoutSaving(_ kind: AppKind, logOut: LogOut) async {
        let app = await services.listing(kind)
        app.typeNote("n1", "Hi")
        app.saveDrafts()
        await services.notes.writes.answer(app.writesInFlight, .failure(full))
        app.dismiss(full)
        #expect(app.state.holdsQuit)
        for isToLogOut in [false, true] {
            app.answer(true)
            #expect(app.state.notes?.text(of: "n1") == "Hi", "No write was requested.")
            if logOut == .toLeave { app.logOut() } else { app.logInAgain() }
            #expect(app.state.notes?.question == logOut)
            #expect(!app.state.isLoggingOut)
            app.answer(isToLogOut)
            #expect(app.state.notes?.question == nil)
        }
        let place = logOut == .toLeave ? nil : services.place("n1")
        #expect(app.state == NotesAppState(lastPlace: place))
        #expect(services.notes.asked == [save])
    }

    @Test("A logout waits for all writes, until one has failed", arguments: AppKind.allCases)
    func logOutFails(_ kind: AppKind) async {
        let app = await services.listing(kind)
        app.typeNote("n1", "Hi")
        app.typeNote("n2", "Ho")
        app.logOut()
        await services.notes.writes.arrive(2)
        await services.notes.writes.answer(2, .success(1))
        await wait(for: "the answer") { app.state.notes?.writes.count == 1 }
        #expect(app.state.isLoggingOut)
        app.logInAgain()
        await services.notes.writes.answer(1, .failure(full))
        await wait(for: "the end") { !app.state.isLoggingOut }
        #expect(app.state.notes?.error == full)
        #expect(app.state.holdsQuit)
        #expect(app.state.failedWrites == 1)
        app.dismissFailedWrite()
        #expect(app.state.notes?.error == nil)
        #expect(app.state.holdsQuit, "The text is still not saved.")
    }

    @Test("A failed write ends a logout at once", arguments: AppKind.allCases)
    func logOutEndsAtOnce(_ kind: AppKind) async {
        let app = await services.listing(kind)
        app.typeNote("n1", "Hi")
        app.typeNote("n2", "Ho")
        app.logOut()
        await services.notes.writes.arrive(2)
        await services.notes.writes.answer(1, .failure(full))
        await wait(for: "the end") { !app.state.isLoggingOut }
        #expect(app.state.notes?.error == full)
        #expect(app.state.notes?.isWriting == true)
    }

    /// After the second logout, quitting also waits for the save of the text that was typed between the
    /// two logouts.
    @Test("A second logout does not wait, and loses no write", arguments: AppKind.allCases)
    func logOutTwice(_ kind: AppKind) async {
        let app = await services.listing(kind)
        app.typeNote("n1", "Hi")
        app.logOut()
        app.typeNote("n1", "Hi you")
        app.logOut()
        #expect(app.state == NotesAppState())
        let quitting = app.writesInFlight
        await services.notes.writes.answer(1, .success(1))
        await services.notes.writes.arrive(2)
        #expect(
            services.sessions.logOuts.count == 0, "The save of the last text needs the session.")
        await services.notes.writes.answer(2, .success(2))
        await services.sessions.logOuts.answer(quitting, .success(()))
        #expect(app.writesInFlight == nil)
        #expect(app.state == NotesAppState())
    }

    @Test("After a new login, only the same user sees the open note", arguments: AppKind.allCases)
    func logInAgain(_ kind: AppKind) async {
        let app = await services.listing(kind)
        for (session, noteID) in [(services.session, "n1"), (services.bo, nil)] {
            app.typeNote("n1", "Hi")
            for _ in 1...2 { app.logInAgain() }
            let number = services.notes.writes.count + 1
            if app.state.isLoggingOut {
                await services.notes.writes.answer(number, .success(number))
            }
            await wait(for: "the form") { app.state.notes == nil }
            #expect(app.state == NotesAppState(lastPlace: services.place("n1")))
            await services.logIn(to: app, as: session)
            #expect(services.sessions.kept == services.place("n1"))
            #expect(app.state == services.opened(for: session, at: noteID))
        }
    }

    @Test("“Log In Again” loses no text if a save fails", arguments: AppKind.allCases)
    func logInAgainFails(_ kind: AppKind) async {
        let app = await services.listing(kind)
        app.typeNote("n1", "Hi")
        app.logInAgain()
        await services.notes.writes.answerNext(.failure(full))
        await wait(for: "the failure") { !app.state.isLoggingOut }
        #expect(app.state.notes?.error == full)
        app.typeNote("n1", "Ho")
        app.dismiss(full)
        app.logInAgain()
        #expect(app.state.isLoggingOut)
        app.logOut()
        #expect(
            app.state == NotesAppState(), "If the user leaves during the wait, the form is empty.")
    }

    /// After a failed logout, only the login form of this logout shows the error.
    @Test("Only the newest logout shows its error", arguments: AppKind.allCases)
    func logOutIsRefused(_ kind: AppKind) async {
        let app = await services.listing(kind)
        app.logOut()
        await services.sessions.logOuts.arrive(1)
        app.logOut()
        await services.sessions.logOuts.answer(1, .failure(.unavailable("Full.")))
        await services.sessions.logOuts.arrive(2)
        #expect(app.state == NotesAppState())
        await services.sessions.logOuts.answer(2, .failure(.unavailable("Full.")))
        await wait(for: "the error") { app.state.login.logOutError == .unavailable("Full.") }
        #expect(app.state.holdsQuit)
        app.dismissFailedWrite()
        #expect(!app.state.holdsQuit)
    }
}
