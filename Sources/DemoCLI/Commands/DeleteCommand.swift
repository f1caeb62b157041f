import Domain
import Presentation
import Scenarios

/// Deletes items from a file through the screen of one pattern: all that it can.
struct DeleteCommand: Command {
    static let page = CommandPage(
        name: "delete", operands: "ID... --items FILE",
        summary: "delete items from a file, through the screen of one pattern",
        details: """
            It deletes all that it can, and names what it can't. Ids that begin with a dash
            come after --.
            """,
        options: [
            .items, .pattern(ItemsScenario.patterns.map(\.name)),
            CommandPage.Option(
                name: "--dry-run", meaning: "only say what would be deleted"),
        ],
        examples: ["delete b --items items.json --dry-run", "delete --items items.json -- -1"])

    private let ids: [Item.ID]
    private let file: ItemsFile
    private let pattern: String?
    private let isDryRun: Bool

    init(_ arguments: Arguments) throws {
        guard !arguments.operands.isEmpty else {
            throw Problem(.usage, "delete needs an id; \(Self.page.hint)")
        }
        guard let path = arguments["--items"] else {
            throw Problem(.usage, "delete needs a file, as --items FILE; \(Self.page.hint)")
        }
        var seen: Set<Item.ID> = []
        ids = arguments.operands.filter { seen.insert($0).inserted }
        file = try ItemsFile(path)
        pattern = arguments["--pattern"]
        isDryRun = arguments["--dry-run"] != nil
    }

    @MainActor
    func run() async throws -> ExitCode {
        let screen = ItemsScreen(pattern, try file.container())
        let items = try await screen.load()
        let names = Dictionary(items.map { ($0.id, $0.name) }) { first, _ in first }
        var code = ExitCode.done
        for id in ids {
            if let problem = await delete(id, isKnown: names[id] != nil, on: screen) {
                Console.printError("\(id.quoted): \(problem.message)")
                code = problem.code.rawValue > code.rawValue ? problem.code : code
            } else {
                let verb = isDryRun ? "Would delete" : "Deleted"
                try Console.standard.print([
                    Line("\(verb) \(id.quoted) (\((names[id] ?? "").quoted)).")
                ])
            }
        }
        return code
    }

    /// Deletes one item, or returns why that can't be.
    @MainActor
    private func delete(_ id: Item.ID, isKnown: Bool, on screen: ItemsScreen) async -> Problem? {
        guard isKnown else { return Problem(.notFound(id)) }
        guard !isDryRun else { return nil }
        await screen.perform(.clearError(nil))
        await screen.perform(.delete(id))
        return screen.state.error.map { Problem($0) }
    }
}
