import DI
import Domain
import Presentation

extension Command {
    /// Plays a race on a store alone, and returns the store's log: a row for each intent, action
    /// and dropped action, with the changed fields of the screen.
    @MainActor
    func logOfMVI(of race: String, _ name: String) async throws -> String {
        var rows = [["KIND", "WHAT", "CHANGE"]]
        let player = Player(.mvi) { $0.makeItemsStore { rows.append($0.row) } }
        _ = try await Comparison(of: race, name: name, [player])
        return table(rows)
    }
}

extension LogEntry<ItemsReducer> {
    fileprivate var row: [String] {
        switch self {
        case .intent(let intent, let before, let after):
            ["intent", intent.text] + after.changes(since: before)
        case .action(let action, let before, let after):
            ["action", action.text] + after.changes(since: before)
        case .dropped(let action): ["dropped", action.text]
        }
    }
}

extension ItemsState {
    /// One cell with the fields of the screen that differ from `before`; no cell if none differs.
    fileprivate func changes(since before: ItemsState) -> [String] {
        let changed = zip(before.fields, fields).filter { $0 != $1 }.map(\.1)
        let text = changed.joined(separator: ", ").replacing(/\s+/, with: " ")
        return text.isEmpty ? [] : [text]
    }
}

extension ItemsIntent {
    fileprivate var text: String {
        if case .errorDismissed(let error) = self { return "errorDismissed(\(error.details))" }
        return "\(self)"
    }
}

extension ItemsAction {
    fileprivate var text: String {
        switch self {
        case .loadResponse(.success(let items)):
            "loadResponse(\(items.map(\.id).joined(separator: " ")))"
        case .loadResponse(.failure(let error)): "loadResponse(\(error.details))"
        case .deleteResponse(let id, .success): "deleteResponse(\(id), ok)"
        case .deleteResponse(let id, .failure(let error)): "deleteResponse(\(id), \(error.details))"
        // A race has no saves.
        case .saveResponse: "\(self)"
        }
    }
}
