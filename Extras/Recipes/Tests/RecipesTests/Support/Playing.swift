import Domain
import Recipes

/// For a test that is played in both patterns.
enum Pattern: CaseIterable {
    case mvvm, mvi
}

extension Problem {
    static let offline = Problem.unavailable("Offline.")
}

/// True as soon as the condition holds. A test that waits for it in vain fails, and does not hang.
@MainActor
func soon(_ condition: () -> Bool) async -> Bool {
    for _ in 1...200_000 {
        if condition() { return true }
        await Task.yield()
    }
    return false
}

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
