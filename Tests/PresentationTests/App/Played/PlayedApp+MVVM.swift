import Domain

@testable import Presentation

extension AppViewModel: PlayedApp {
    @discardableResult
    func submit(_ credentials: Credentials) -> ScreenTask? {
        login?.email = credentials.email
        login?.password = credentials.password
        return login?.submit()
    }

    func load() { main?.load() }
    func delete(_ id: Item.ID) -> ScreenTask? { main?.items.delete(id) }
    func saveItem() -> ScreenTask? { main?.items.save() }
    func selectUser(_ id: User.ID) { main?.users.select(id) }
    func closeUser(_ id: User.ID) { main?.closeUser(id) }
    func incrementCounter() { main?.counter.increment() }
    func logInAgainFromNotes() { main?.notes.logInAgain() }

    func typeItem(_ id: Item.ID, _ name: String) {
        main?.items.add(id)
        main?.items.typeName(name)
    }

    func typeNote(_ id: Note.ID, _ text: String) {
        main?.notes.add(id)
        main?.notes.select(id)
        main?.notes.type(text, into: id)
    }
}
