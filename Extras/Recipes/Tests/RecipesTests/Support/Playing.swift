import Domain
import Recipes

/// For a test that is played in both patterns.
enum Pattern: CaseIterable {
    case mvvm, mvi
}

extension Problem {
    static let offline = Problem.unavailable("Offline.")
}

/// Screens and their doubles work on the main actor alone: what has not come by then never comes.
let turnsAtMost = 10_000

/// Plays each order of so many steps. `play` returns false if the last of them can't be taken.
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
