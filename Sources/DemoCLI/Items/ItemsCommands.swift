import DI
import Domain
import Foundation
import Presentation

extension Command {
    static let list = Command(
        usage: "list [--items FILE] \(Pattern.option) [--format table|json]",
        summary: "show the items of a file, loaded by the screen of one pattern",
        details: #"FILE is a JSON array of {"id", "name"}; without it, the samples are shown."#
    ) { arguments, console in
        if let word = arguments.operands.first {
            throw arguments.problem("list takes no \(word.quoted)")
        }
        let container = try arguments["--items"].map(container) ?? .samples()
        let items = try await container.makeItemsScreen(arguments.pattern).items()
        return try console.print(
            items.map { [$0.id, $0.name] }, under: ["id", "name"], asJSON: arguments.isJSON)
    }

    static let delete = Command(
        usage: "delete ID... --items FILE [--dry-run] \(Pattern.option)",
        summary: "delete items from a file, through the screen of one pattern",
        details: """
            It deletes all that it can, and names what it can't; with --dry-run it only says
            what would be deleted. Ids that begin with a dash come after --.
            """
    ) { arguments, console in
        guard !arguments.operands.isEmpty, let path = arguments["--items"] else {
            throw arguments.problem("delete needs an id, and a file as --items FILE")
        }
        let screen = try container(path).makeItemsScreen(arguments.pattern)
        let items = try await screen.items()
        let isDryRun = arguments["--dry-run"] != nil
        var code = ExitCode.done
        var seen: Set<Item.ID> = []
        for id in arguments.operands where seen.insert(id).inserted {
            screen.state.error.map(screen.dismiss)
            let item = items.first { $0.id == id && screen.state.isVisible(id) }
            if !isDryRun { await screen.delete(id)?.value }
            if let item, screen.state.error == nil {
                let verb = isDryRun ? "Would delete" : "Deleted"
                try console.print(["\(verb) \(id.quoted) (\(item.name.quoted))."])
            } else {
                let error = screen.state.error ?? .notFound(id)
                let problem = Problem(error)
                let names = error == .notFound(id) ? "" : "\(id.quoted): "
                console.printError(names + problem.message)
                code = problem.code
            }
        }
        return code
    }

    /// The items of a file. A missing one throws here, because it was mistyped.
    private static func container(_ path: String) throws -> Container {
        try InputFile(path: path).check()
        return .jsonFile(items: URL(fileURLWithPath: path))
    }
}
