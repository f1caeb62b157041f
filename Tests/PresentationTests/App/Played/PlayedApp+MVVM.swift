import Domain

@testable import Presentation

extension AppViewModel: PlayedApp {
    @discardableResult func submit(_ credentials: Credentials) -> ScreenTask? {
        login?.email = credentials.email
        login?.password = credentials.password
        return login?.submit()
    }

    func select(_ tab: MainTab) { main?.select(tab) }
    func load() { main?.load() }
    func delete(_ id: Item.ID) -> ScreenTask? { main?.items.delete(id) }
    func saveItem(_ id: Item.ID) -> ScreenTask? { main?.items.save(id) }
    func selectUser(_ id: User.ID) { main?.users.select(id) }
    func closeUser(_ id: User.ID) { main?.users.close(id) }
    func incrementCounter() { main?.counter.change(.increment) }
    func discardItem(_ id: Item.ID) { main?.items.discardDraft(id) }

    func typeItem(_ id: Item.ID, _ name: String) {
        main?.items.add(id)
        main?.items.typeName(name, into: id)
    }
}
