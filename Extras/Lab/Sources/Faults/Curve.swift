import Explorer
import Scenarios

/// How many of the mistakes are found within how many plays.
package enum Curve {
    package static let budgets = [1, 10, 100, 1_000, 10_000]

    /// How many are found within each budget, by every order of steps and answers, shortest first, and by
    /// walks, which are plays of twenty random steps.
    @MainActor
    package static func counts(
        of mistakes: [any AnyMistake], within budgets: [Int], progress: (String) -> Void
    ) async -> (explorer: [Int], walks: [Int]) {
        var found: (explorer: [Int], walks: [Int]) = ([], [])
        for mistake in mistakes {
            progress(mistake.name)
            found.explorer.append(await mistake.playsOfExplorer(budgets))
            found.walks.append(await mistake.walks(upTo: budgets.last ?? 0))
        }
        return (
            budgets.map { budget in found.explorer.count { $0 <= budget } },
            budgets.map { budget in found.walks.count { $0 <= budget } }
        )
    }
}

// After how many plays it is found in every pattern that has it, counted from the best beginning.
extension AnyMistake {
    @MainActor
    fileprivate func playsOfExplorer(_ budgets: [Int]) async -> Int {
        var most = 0
        for screen in screens {
            var found = Int.max
            for budget in budgets where found == .max {
                found = await refutation(screen, plays: budget)?.plays ?? .max
            }
            most = max(most, found)
        }
        return most
    }

    @MainActor
    fileprivate func walks(upTo limit: Int) async -> Int {
        var most = 0
        for screen in screens {
            var number = 1
            while number <= limit, await !isFound(screen, byWalk: number) { number += 1 }
            most = max(most, number)
        }
        return most
    }

    @MainActor
    private func isFound(_ screen: Pattern<F>, byWalk number: Int) async -> Bool {
        for beginning in F.beginnings {
            let explorer = Explorer([screen], cancellation: .ignored, beginning: beginning)
            let failure = await explorer.randomPlay(
                seed: UInt64(number), steps: 20, of: F.exploredSteps)
            if failure != nil { return true }
        }
        return false
    }
}
