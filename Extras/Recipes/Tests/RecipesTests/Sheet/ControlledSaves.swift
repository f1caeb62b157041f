import Presentation
import Recipes

/// Saves that a test answers; the ids are "1", "2", and so on.
@MainActor
final class ControlledSaves {
    let calls = ControlledCalls<Result<Guest, Problem>>()
    private(set) var sent: [Guest] = []
    private var ids = 0

    var useCases: SheetUseCases {
        SheetUseCases { guest throws(Problem) in
            self.sent.append(guest)
            return try await self.calls.call().get()
        } makeID: {
            self.ids += 1
            return String(self.ids)
        }
    }
}

extension Guest {
    static let ada = Guest(id: "1", name: "Ada")
}

extension SheetState {
    static let saved = SheetState(guests: Rows([.ada]))
}
