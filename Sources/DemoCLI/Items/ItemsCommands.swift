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
        let items = try await loadedScreen(arguments).state.visibleItems
        try console.print(
            items.map { [$0.id, $0.name] }, under: ["id", "name"], asJSON: arguments.isJSON)
    }

    static let delete = Command(
        usage: "delete ID --items FILE \(patterns)",
        summary: "delete an item from a file, through the screen of one pattern",
        details: "An id that begins with a dash comes after --."
    ) { arguments, console in
        try arguments.allow(1)
        guard let id = arguments.operands.first, let path = arguments["--items"] else {
            throw arguments.problem("delete needs an id, and a file as --items FILE")
        }
        let screen = try await loadedScreen(arguments)
        guard let item = screen.state.visibleItems.first(where: { $0.id == id }) else {
            throw Problem(.failed, "\(path.quoted) has no item \(id.quoted); list shows its ids")
        }
        await screen.delete(id)?.finish()
        if let error = screen.state.error { throw error }
        try console.print(["Deleted \(id.quoted) (\(item.name.quoted))."])
    }

    /// The items screen after it has loaded the items of the file, or the samples. Throws if the file is
    /// missing, because its name was probably mistyped.
    @MainActor
    private static func loadedScreen(_ arguments: Arguments) async throws -> any ItemsScreen {
        let file = arguments["--items"]
        if let file { try InputFile(path: file).check() }
        let container = file.map { Container.jsonFile(items: URL(fileURLWithPath: $0)) }
        let screen = arguments.pattern.makeItemsScreen(in: container ?? .samples())
        await screen.load().finish()
        if let error = screen.state.error { throw error }
        return screen
    }
}
