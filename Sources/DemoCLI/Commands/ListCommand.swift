import DI
import Domain
import Scenarios

/// Lists the items, loaded by the screen of one pattern.
struct ListCommand: Command {
    static let page = CommandPage(
        name: "list", summary: "show the items of a file, loaded by the screen of one pattern",
        details: "Without FILE it shows the sample items.",
        options: [
            .items, .pattern(ItemsScenario.patterns.map(\.name)), .format("table", "json"),
        ],
        examples: ["list --items items.json"])

    private let file: ItemsFile?
    private let pattern: String?
    private let format: String?

    init(_ arguments: Arguments) throws {
        if let extra = arguments.operands.first {
            throw Problem(.usage, "list takes no \(extra.quoted); name a file with --items FILE")
        }
        file = try arguments["--items"].map(ItemsFile.init)
        pattern = arguments["--pattern"]
        format = arguments["--format"]
    }

    @MainActor
    func run() async throws -> ExitCode {
        let items: [Item]
        if let file {
            items = try await file.reading { try await ItemsScreen(pattern, $0).load() }
        } else {
            items = try await ItemsScreen(pattern, .inMemory(items: Item.samples)).load()
        }
        if format == "json" {
            try Console.standard.print(JSON.text(items.map { ["id": $0.id, "name": $0.name] }))
        } else {
            let rows = items.map { [$0.id, $0.name] }
            try Console.standard.print(Columns.aligned([["ID", "NAME"]] + rows))
        }
        return .done
    }
}
