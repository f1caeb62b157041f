import DI
import Domain
import Foundation
import Presentation

@MainActor
extension Command {
    func list() async throws -> String {
        let items = try await loadedScreen().state.visibleItems
        let rows = items.map { [$0.id, $0.name] }
        if options["--format"] != "json" { return table([["ID", "NAME"]] + rows) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let json = try encoder.encode(items.map { ["id": $0.id, "name": $0.name] })
        return table(String(decoding: json, as: UTF8.self).split(separator: "\n").map { ["\($0)"] })
    }

    func add(_ name: String) async throws -> String {
        let screen = try await loadedScreen()
        let id = Item.newID()
        screen.add(id)
        let saved = try await screen.save(id, as: name)
        return "Added \(id.quoted) (\(saved.quoted)).\(note)\n"
    }

    func rename(_ id: Item.ID, to name: String) async throws -> String {
        let (screen, old) = try await loadedItem(id)
        screen.edit(id)
        let new = try await screen.save(id, as: name)
        return "Renamed \(id.quoted) from \(old.quoted) to \(new.quoted).\(note)\n"
    }

    func delete(_ id: Item.ID) async throws -> String {
        let (screen, name) = try await loadedItem(id)
        try await screen.finish(screen.delete(id))
        return "Deleted \(id.quoted) (\(name.quoted)).\(note)\n"
    }

    private var note: String { options["--items"] == nil ? " The samples are kept nowhere." : "" }

    /// The items screen after it has loaded the items of the source, or the samples.
    private func loadedScreen() async throws -> any ItemsScreen {
        let pattern = options["--pattern"].flatMap(AppPattern.init) ?? .allCases[0]
        let screen = pattern.makeItemsScreen(in: try await container())
        try await screen.finish(screen.load())
        return screen
    }

    /// The items screen with the loaded items, and the name of the item with this id.
    private func loadedItem(_ id: Item.ID) async throws -> (any ItemsScreen, name: String) {
        let screen = try await loadedScreen()
        if let item = screen.state[id] { return (screen, item.name) }
        let source = options["--items"]?.quoted ?? "the sample"
        throw Problem(.failed, "\(source) has no item \(id.quoted); list shows its ids")
    }

    /// Throws if the file is missing, because its name was probably mistyped.
    private func container() async throws -> Container {
        let (source, email) = (options["--items"], options["--login"])
        guard let source, source.lowercased().prefixMatch(of: /https?:\/\/|insecure:/) != nil else {
            if email != nil { throw Problem(usage: "--login needs a server, as --items ADDRESS") }
            guard let source else { return .samples() }
            guard FileManager.default.fileExists(atPath: source) else {
                throw Problem(.inputOutput, "\(source.quoted) does not exist; check its path")
            }
            return .jsonFile(items: URL(fileURLWithPath: source))
        }
        guard let email, isatty(STDIN_FILENO) == 0, let password = readLine() else {
            throw Problem(usage: "a server needs --login EMAIL, and its password as standard input")
        }
        let container = try Container.atServer(source)
        let credentials = Credentials(email: email, password: Password(password))
        _ = try await container.login.logIn.execute(credentials)
        return container
    }
}

extension ItemsScreen {
    /// Saves the open form with this name, and returns the name as it is stored.
    fileprivate func save(_ id: Item.ID, as name: String) async throws -> String {
        guard Item(id: id, name: name).hasName else { throw ItemError.blankName }
        typeName(name, into: id)
        try await finish(save(id))
        return state[id]?.name ?? ""
    }

    /// Waits for a request. Throws if the screen then shows an error.
    fileprivate func finish(_ task: ScreenTask?) async throws {
        await task?.finish()
        if let error = state.error { throw error }
    }
}
