import DI
import Domain
import Foundation
import Presentation

extension Command {
    private static let patterns =
        "[--pattern \(AppPattern.allCases.map(\.rawValue).joined(separator: "|"))]"

    static let list = Command(
        usage: "list [--items FILE] \(patterns) [--format table|json]",
        summary: "show the items of a file, loaded by the screen of one pattern",
        details: #"FILE is a JSON array of {"id", "name"}; without it, the samples are shown."#
    ) { arguments, console in
        try arguments.allow(0)
        let rows = try await arguments.loadedScreen().state.visibleItems.map { [$0.id, $0.name] }
        try console.print(rows, under: ["id", "name"], asJSON: arguments.isJSON)
    }

    static let delete = Command(
        usage: "delete ID --items FILE \(patterns)",
        summary: "delete an item from a file, through the screen of one pattern",
        details: "An id that begins with a dash comes after --."
    ) { arguments, console in
        try arguments.allow(1)
        let (screen, item) = try await arguments.loadedItem("delete needs an id")
        try await finish(screen.delete(item.id), on: screen)
        try console.print(["Deleted \(item.id.quoted) (\(item.name.quoted))."])
    }

    static let add = Command(
        usage: "add NAME [--items FILE] \(patterns)",
        summary: "add an item to a file, through the form of one pattern",
        details: """
            Without FILE, it is added to the samples, and kept nowhere. A name that begins
            with a dash comes after --.
            """
    ) { arguments, console in
        try arguments.allow(1)
        let screen = try await arguments.loadedScreen()
        let id = Item.newID()
        screen.add(id)
        let name = try await arguments.saveForm(arguments.operands.first, on: screen)
        let place = arguments["--items"] == nil ? ", and kept it nowhere" : ""
        try console.print(["Added \(id.quoted) (\(name.quoted))\(place)."])
    }

    static let rename = Command(
        usage: "rename ID NAME --items FILE \(patterns)",
        summary: "rename an item in a file, through the form of one pattern",
        details: "An id or a name that begins with a dash comes after --."
    ) { arguments, console in
        try arguments.allow(2)
        let (screen, item) = try await arguments.loadedItem("rename needs an id, a name")
        screen.edit(item.id)
        let name = try await arguments.saveForm(arguments.operands.dropFirst().first, on: screen)
        try console.print(["Renamed \(item.id.quoted) from \(item.name.quoted) to \(name.quoted)."])
    }
}

@MainActor
extension Arguments {
    /// Saves the open form with this name, and returns the name as it is stored. Throws if the name is
    /// missing or blank.
    fileprivate func saveForm(_ name: String?, on screen: any ItemsScreen) async throws -> String {
        screen.typeName(name ?? "")
        guard let form = screen.state.form, form.canSave else {
            throw problem("an item needs a name that is not blank")
        }
        try await finish(screen.save(), on: screen)
        return screen.state[form.id]?.name ?? ""
    }

    /// The items screen with the items of the file, and the item that the first operand names. If the id
    /// or the file is missing on the command line, the error begins with `needs`.
    fileprivate func loadedItem(_ needs: String) async throws -> (any ItemsScreen, Item) {
        guard let id = operands.first, let path = self["--items"] else {
            throw problem("\(needs), and a file as --items FILE")
        }
        let screen = try await loadedScreen()
        if let item = screen.state[id] { return (screen, item) }
        throw Problem(.failed, "\(path.quoted) has no item \(id.quoted); list shows its ids")
    }

    /// The items screen after it has loaded the items of the file, or the samples. Throws if the file is
    /// missing, because its name was probably mistyped.
    fileprivate func loadedScreen() async throws -> any ItemsScreen {
        let file = self["--items"]
        if let file { try InputFile(path: file).check() }
        let container = file.map { Container.jsonFile(items: URL(fileURLWithPath: $0)) }
        let screen = pattern.makeItemsScreen(in: container ?? .samples())
        try await finish(screen.load(), on: screen)
        return screen
    }
}

/// Waits for a request of the screen. Throws if the screen then shows an error.
@MainActor
private func finish(_ task: ScreenTask?, on screen: any ItemsScreen) async throws {
    await task?.finish()
    if let error = screen.state.error { throw error }
}
