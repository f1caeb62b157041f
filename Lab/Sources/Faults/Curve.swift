import Explorer
import Scenarios

/// How many of the mistakes are found within how many plays.
package struct Curve: Sendable {
    /// How the plays are chosen.
    package enum Method: String, CaseIterable, Sendable {
        /// Every order of steps and answers, shortest first.
        case explorer
        /// Twenty random steps a play.
        case walks
    }

    package static let budgets = [1, 10, 100, 1_000, 10_000]

    /// For each method, the number of plays after which each mistake was found; nil if it was not.
    package private(set) var found: [Method: [Int?]] = [:]

    @MainActor
    package init(
        of mistakes: [any AnyMistake], upTo limit: Int, progress: (String) -> Void = { _ in }
    ) async {
        let budgets = Self.budgets.filter { $0 <= limit }
        for mistake in mistakes {
            progress(mistake.name)
            for method in Method.allCases {
                found[method, default: []].append(await mistake.plays(method, budgets))
            }
        }
    }

    /// How many were found within so many plays.
    package func count(_ method: Method, within plays: Int) -> Int {
        found[method, default: []].count { $0.map { $0 <= plays } ?? false }
    }
}

extension AnyMistake {
    /// After how many plays it is found in every pattern that has it, counted from the best beginning.
    @MainActor
    fileprivate func plays(_ method: Curve.Method, _ budgets: [Int]) async -> Int? {
        var most = 0
        for screen in screens {
            var found: Int?
            for budget in budgets where found == nil {
                found =
                    switch method {
                    case .explorer: await refutation(screen, plays: budget)?.plays
                    case .walks: await walks(screen, budget)
                    }
            }
            guard let found else { return nil }
            most = max(most, found)
        }
        return most
    }

    @MainActor
    private func walks(_ screen: Pattern<F>, _ budget: Int) async -> Int? {
        for number in 1...budget {
            for beginning in F.beginnings {
                let explorer = Explorer([screen], cancellation: .ignored, beginning: beginning)
                if await explorer.randomPlay(seed: UInt64(number), steps: 20, of: F.exploredSteps)
                    != nil
                {
                    return number
                }
            }
        }
        return nil
    }
}
