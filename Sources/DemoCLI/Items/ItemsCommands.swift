import DI
import Domain
import Foundation
import Presentation

@MainActor
extension Command {
    func list(on console: Console) async throws {
        let rows = try await loadedScreen().state.visibleItems.map { [$0.id, $0.name] }
        try console.print(rows, under: ["id", "name"], asJSON: isJSON)
    }

    func add(on console: Console) async throws {
        let screen = try await loadedScreen()
        let id = Item.newID()
        screen.add(id)
        let name = try await saveForm(operands.first, on: screen)
        let place = self["--items"] == nil ? ", and kept it nowhere" : ""
        try console.print(["Added \(id.quoted) (\(name.quoted))\(place)."])
    }

    func rename(on console: Console) async throws {
        let (screen, item) = try await loadedItem("rename needs an id, a name")
        screen.edit(item.id)
        let name = try await saveForm(operands.dropFirst().first, on: screen)
        try console.print(["Renamed \(item.id.quoted) from \(item.name.quoted) to \(name.quoted)."])
    }

    func delete(on console: Console) async throws {
        let (screen, item) = try await loadedItem("delete needs an id")
        try await finish(screen.delete(item.id), on: screen)
        try console.print(["Deleted \(item.id.quoted) (\(item.name.quoted))."])
    }

    /// Saves the open form with this name, and returns the name as it is stored. Throws if the name is
    /// missing or blank.
    private func saveForm(_ name: String?, on screen: any ItemsScreen) async throws -> String {
        guard let name, let id = screen.state.form?.id, Item(id: id, name: name).hasName else {
            throw problem("an item needs a name that is not blank")
        }
        screen.typeName(name, into: id)
        try await finish(screen.save(id), on: screen)
        return screen.state[id]?.name ?? ""
    }

    /// The items screen with the items of the source, and the item with the id of the first operand. If
    /// the id or the source is missing on the command line, the error begins with `needs`.
    private func loadedItem(_ needs: String) async throws -> (any ItemsScreen, Item) {
        guard let id = operands.first, let source = self["--items"] else {
            throw problem("\(needs), and a file or an address as --items SOURCE")
        }
        let screen = try await loadedScreen()
        if let item = screen.state[id] { return (screen, item) }
        throw Problem(.failed, "\(source.quoted) has no item \(id.quoted); list shows its ids")
    }

    /// The items screen after it has loaded the items of the source, or the samples.
    private func loadedScreen() async throws -> any ItemsScreen {
        let screen = pattern.makeItemsScreen(in: try await container())
        try await finish(screen.load(), on: screen)
        return screen
    }

    /// Throws if the file is missing, because its name was probably mistyped.
    private func container() async throws -> Container {
        let (source, email) = (self["--items"], self["--login"])
        guard let source, source.lowercased().prefixMatch(of: /https?:\/\/|insecure:/) != nil else {
            if email != nil { throw problem("--login needs a server, as --items ADDRESS") }
            guard let source else { return .samples() }
            try InputFile(path: source).check()
            return .jsonFile(items: URL(fileURLWithPath: source))
        }
        guard let email, isatty(STDIN_FILENO) == 0, let password = readLine() else {
            throw problem("a server needs --login EMAIL, and the password from standard input")
        }
        let container: Container
        do { container = try .atServer(source) } catch {
            throw Problem(.usage, error.localizedDescription)
        }
        let credentials = Credentials(email: email, password: Password(password))
        _ = try await container.login.logIn.execute(credentials)
        return container
    }
}

/// Waits for a request of the screen. Throws if the screen then shows an error.
@MainActor
private func finish(_ task: ScreenTask?, on screen: any ItemsScreen) async throws {
    await task?.finish()
    if let error = screen.state.error { throw error }
}
