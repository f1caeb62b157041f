import DI
import Domain
import Presentation

extension Command {
    /// Plays a race on a store alone, and prints its log: a row for each intent, action and dropped action,
    /// with what it has changed on the screen.
    @MainActor
    func printLogOfMVI(of race: String, _ name: String, on console: Console) async throws {
        var rows: [[String]] = []
        let player = Player(.mvi) { $0.makeItemsStore { rows.append($0.row) } }
        _ = try await Comparison(of: race, name: name, [player])
        try console.print(rows, under: ["kind", "what", "change"], asJSON: isJSON)
    }
}

extension LogEntry<ItemsReducer> {
    fileprivate var row: [String] {
        switch self {
        case .intent(let intent, let before, let after):
            ["intent", intent.text, Comparison.Screen(after).changes(since: .init(before))]
        case .action(let action, let before, let after):
            ["action", action.text, Comparison.Screen(after).changes(since: .init(before))]
        case .dropped(let action): ["dropped", action.text, "–"]
        }
    }
}

extension ItemsIntent {
    fileprivate var text: String {
        if case .errorDismissed(let error) = self {
            "errorDismissed(\(error.details))"
        } else {
            "\(self)"
        }
    }
}

extension ItemsAction {
    fileprivate var text: String {
        switch self {
        case .loadResponse(let result):
            "loadResponse(\(result.text { $0.map(\.id).joined(separator: " ") }))"
        case .deleteResponse(let id, let result): "deleteResponse(\(id), \(result.text { "ok" }))"
        case .saveResponse(let item, let result): "saveResponse(\(item.id), \(result.text(\.name)))"
        }
    }
}

extension Result where Failure == ItemError {
    fileprivate func text(_ success: (Success) -> String) -> String {
        switch self {
        case .success(let value): success(value)
        case .failure(let error): error.details
        }
    }
}
