import DI
import Domain
import Presentation

extension AppViewModel: UsedApp {
    func logIn(_ credentials: Credentials) -> ScreenTask? {
        guard case .login(let login) = screen else { return nil }
        login.email = credentials.email
        login.password = credentials.password
        return login.submit()
    }

    func type(_ text: String) {
        guard case .main(let main) = screen else { return }
        if main.notes.state.selectedNoteID == nil { main.notes.add("n9") }
        main.notes.type(text, into: "n9")
    }

    func delete(_ id: Item.ID) {
        if case .main(let main) = screen { main.items.delete(id) }
    }
}
