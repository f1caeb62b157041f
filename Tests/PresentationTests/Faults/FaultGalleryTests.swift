import Testing

@testable import Presentation

@Suite("The explorer refutes every faulty version, with the shortest scenario that shows it")
@MainActor
struct FaultGalleryTests {
    /// A row of the table: what is wrong, and the schedule that shows it.
    private struct Row {
        let pattern: Pattern
        let fault: String
        let cancellation: Requests.Cancellation
        let scenario: String
        let seen: String
    }

    @Test func everyFaultIsFound() async {
        var rows: [Row] = []
        rows += await refute(Fault.items)
        rows += await refute(Fault.twins)
        rows += await refute(Fault.login)
        rows += await refute(Fault.users)
        rows += await refute(Fault.counter)
        rows += await refute(Fault.app, from: AppScenario.filledIn)
        #expect(rows.filter { $0.pattern == .mvvm }.count >= 6)
        #expect(rows.filter { $0.pattern == .mvi }.count >= 6)
        print("| Pattern | Fault | Shortest scenario | Cancellation | What the explorer sees |")
        print("|---|---|---|---|---|")
        for row in rows {
            print(
                """
                | \(row.pattern.title) | \(row.fault) | `\(row.scenario)` \
                | \(row.cancellation) | \(row.seen) |
                """)
        }
    }

    private func refute<Feature: ExploredFeature>(
        _ faults: [Fault<Feature>], from beginning: [Scenario<Feature>.Step] = []
    ) async -> [Row] {
        var rows: [Row] = []
        for fault in faults {
            guard let failure = await shortestFailure(of: fault, from: beginning) else {
                Issue.record("\(fault.testDescription): not refuted")
                continue
            }
            rows.append(
                Row(
                    pattern: fault.pattern, fault: "\(Feature.name): \(fault.name)",
                    cancellation: failure.cancellation,
                    scenario: failure.scenario.split(separator: "\n").joined(separator: "; "),
                    seen: failure.problem))
        }
        return rows
    }

    /// The faulty screen beside the sound one of the other pattern, over services that ignore
    /// cancellation, as `DemoCLI compare` plays; else over such that honour it.
    private func shortestFailure<Feature: ExploredFeature>(
        of fault: Fault<Feature>, from beginning: [Scenario<Feature>.Step]
    ) async -> Failure<Feature>? {
        for cancellation in [Requests.Cancellation.ignored, .honoured] {
            var explorer = Explorer<Feature>(
                cancellation: cancellation, depth: 6, beginning: beginning)
            explorer.makeScreen[fault.pattern] = { fault.makeScreen(Feature.exploredContent, $0) }
            if let failure = await explorer.run().failure { return failure }
        }
        return nil
    }
}
