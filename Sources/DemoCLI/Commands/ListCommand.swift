import DI
import Domain
import Foundation
import Presentation

/// Lists the items, loaded by one pattern.
struct ListCommand {
    private let file: String?
    private let pattern: Pattern
    private let format: Format

    init(_ words: ArraySlice<String>) throws {
        let arguments = try Arguments(
            words, allowed: ["--items", "--pattern", "--format"], command: "list")
        if let extra = arguments.operands.first {
            throw Failure(.usage, "list takes no “\(extra)”; name a file with --items FILE")
        }
        file = arguments.value("--items")
        pattern = try arguments.choice("--pattern", standard: .mvi)
        format = try arguments.choice("--format", standard: .table)
    }

    @MainActor
    func run() async throws -> ExitCode {
        let container =
            try file.map(InputFile.container) ?? .inMemory(items: ItemsScenario.sampleContent)
        let screen = ItemsScreen(pattern, container)
        await ProgressBar.during("Reading \(file ?? "items")") { _ in
            await screen.perform(.loadRequested)
        }
        if let error = screen.state.error { throw Failure(error) }
        let items = screen.state.visibleItems
        switch format {
        case .table:
            let rows = items.map { [$0.id, $0.name] }
            try Console.print(Columns.aligned([["ID", "NAME"]] + rows))
        case .json:
            try Console.print(try JSON.text(items.map { ["id": $0.id, "name": $0.name] }))
        }
        return .done
    }
}
