import DI
import Domain
import Presentation

/// Deletes items from a file by one pattern: all that it can.
struct DeleteCommand {
    private let ids: [Item.ID]
    private let file: String
    private let pattern: Pattern

    init(_ words: ArraySlice<String>) throws {
        let arguments = try Arguments(words, allowed: ["--items", "--pattern"], command: "delete")
        guard !arguments.operands.isEmpty else {
            throw Failure(.usage, "delete needs an id: DemoCLI delete ID... --items FILE")
        }
        guard let file = arguments.value("--items") else {
            throw Failure(.usage, "delete needs a file: DemoCLI delete ID... --items FILE")
        }
        var seen: Set<Item.ID> = []
        ids = arguments.operands.filter { seen.insert($0).inserted }
        self.file = file
        pattern = try arguments.choice("--pattern", standard: .mvi)
    }

    @MainActor
    func run() async throws -> ExitCode {
        let screen = ItemsScreen(pattern, try InputFile.container(file))
        await ProgressBar.during("Reading \(file)") { _ in await screen.perform(.loadRequested) }
        if let error = screen.state.error { throw Failure(error) }
        let codes = try await ProgressBar.during("Deleting", of: ids.count) { advance in
            var codes: [ExitCode] = []
            for id in ids {
                codes.append(try await delete(id, on: screen))
                await advance()
            }
            return codes
        }
        return codes.max { $0.rawValue < $1.rawValue } ?? .done
    }

    /// Deletes one item and tells how that went.
    @MainActor
    private func delete(_ id: Item.ID, on screen: ItemsScreen) async throws -> ExitCode {
        let item = screen.state.visibleItems.first { $0.id == id }
        await screen.perform(.errorDismissed)
        await screen.perform(.deleteTapped(id))
        guard let item, screen.state.error == nil else {
            let failure = Failure(screen.state.error ?? .notFound(id))
            Console.printError("“\(id)” is not deleted: \(failure.message)")
            return failure.code
        }
        try Console.print("Deleted \(item.id) (\(item.name)).")
        return .done
    }
}
