import Domain
import Recipes

/// Both patterns, for a test that runs in each of them.
enum Pattern: CaseIterable {
    case mvvm, mvi
}

extension Problem {
    static let offline = Problem.unavailable("Offline.")
}

/// Screens and their test doubles run only on the main actor. After this number of yields, all their
/// work is done.
let turnsAtMost = 10_000

/// Plays every sequence of at most `length` steps. `play` returns false if the last step can't be
/// taken.
@MainActor
func playEveryOrder<Step>(
    of steps: [Step], _ length: Int, after taken: [Step] = [], play: ([Step]) async throws -> Bool
) async throws {
    guard length > 0 else { return }
    for step in steps {
        let taken = taken + [step]
        guard try await play(taken) else { continue }
        try await playEveryOrder(of: steps, length - 1, after: taken, play: play)
    }
}
