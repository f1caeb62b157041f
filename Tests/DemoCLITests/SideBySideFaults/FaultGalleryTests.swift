import Scenarios
import Testing

@testable import DemoCLI

@Suite("The explorer refutes every faulty screen", .timeLimit(.minutes(5)))
@MainActor
struct FaultGalleryTests {
    @Test("Beside the right screen of the other pattern, each fault is refuted")
    func besideTheOther() async {
        var table = [
            "| Pattern | Fault | Shortest scenario | What is seen | What is broken |",
            "|---|---|---|---|---|",
        ]
        for entry in FaultGallery.all {
            await table.append(row(of: entry))
        }
        print(table.joined(separator: "\n"))
    }

    private func row<A: AnyFault>(of entry: A) async -> String {
        let fault = entry.fault
        guard let failure = await fault.failureBesideTheOther() else {
            Issue.record("not refuted: \(fault)")
            return "| \(fault.pattern.title) | \(A.F.name): \(fault.name) | | | |"
        }
        let parts = failure.problem.split(separator: "; “", maxSplits: 1)
        let sentence = parts.count > 1 ? parts[1].prefix { $0 != "”" } : ""
        return """
            | \(fault.pattern.title) | \(A.F.name): \(fault.name) \
            | `\(failure.scenario.replacing("\n", with: "; "))` | \(parts[0]) | \(sentence) |
            """
    }

    @Test("Alone, each fault breaks a sentence of the specification")
    func alone() async {
        for entry in FaultGallery.all {
            await refute(entry)
        }
    }

    private func refute<A: AnyFault>(_ entry: A) async {
        let fault = entry.fault
        let failure = await Exploring<A.F>.failure(of: [fault.makeScreen()])
        #expect(failure != nil, "\(fault)")
    }

    @Test("Two faults of one name are alike: side by side, they do not differ")
    func alike() async {
        var pairs = 0
        for entry in FaultGallery.all {
            pairs += await compareWithTwin(entry)
        }
        #expect(pairs >= 6)
    }

    /// Returns how many twins the fault has after it in the list.
    private func compareWithTwin<A: AnyFault>(_ entry: A) async -> Int {
        let fault = entry.fault
        let twins = FaultGallery.all.compactMap { $0 as? Fault<A.F> }.filter {
            $0.name == fault.name && $0.pattern.name > fault.pattern.name
        }
        for twin in twins {
            let failure = await Exploring<A.F>.failure(
                of: [fault.makeScreen(), twin.makeScreen()], plays: 50)
            #expect(failure?.problem.contains("the screens") != true, "\(fault)")
        }
        return twins.count
    }

    @Test("The right screens, and those that faults are made from, are not refuted")
    func rightScreens() async {
        await expectRight(
            [PlainItemsViewModel.makeScreen, PlainStore.makeScreen], ItemsScenario.self)
        await expectRight([PlainLoginViewModel.makeScreen], LoginScenario.self)
        await expectRight([PlainUsersViewModel.makeScreen], UsersScenario.self)
        await expectRight([PlainCounterViewModel.makeScreen], CounterScenario.self)
    }

    private func expectRight<F: Feature>(
        _ plain: [@MainActor (F.UseCases) -> Screen<F>], _ feature: F.Type
    ) async {
        let screens: [Explorer<F>.MakeScreen] = plain.map { makeScreen in
            { makeScreen(F.controlledUseCases(F.exploredContent, $0)) }
        }
        let right = F.patterns.map { $0.makeScreen(over: F.exploredContent) }
        let failure = await Exploring<F>.failure(of: right + screens)
        #expect(failure == nil)
    }

    @Test("The faulty lines of each fault are found in its file")
    func sources() {
        for entry in FaultGallery.all {
            let lines = source(of: entry).lines() ?? []
            #expect((1...60).contains(lines.count), "\(entry)")
        }
    }

    private func source<A: AnyFault>(of entry: A) -> FaultSource { entry.fault.source }
}

/// The exploration by which faults are refuted, and the right screens are not, over services that ignore
/// cancellation.
@MainActor
private enum Exploring<F: Feature> {
    static func failure(
        of screens: [Explorer<F>.MakeScreen], plays: Int = 260
    ) async -> Failure<F>? {
        for beginning in F.beginnings {
            var explorer = Explorer<F>(screens, cancellation: .ignored, beginning: beginning)
            explorer.plays = plays
            if let failure = await explorer.run().failure { return failure }
        }
        return nil
    }
}

extension Fault {
    @MainActor
    fileprivate func failureBesideTheOther() async -> Failure<F>? {
        let right = otherPatterns.map { $0.makeScreen(over: F.exploredContent) }
        return await Exploring<F>.failure(of: right + [makeScreen()])
    }
}
