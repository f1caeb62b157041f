import Domain
import Foundation
import Observation
import Presentation
import Recipes
import Testing

@Suite("A report of a view model", .timeLimit(.minutes(5)))
@MainActor
struct ReportedViewModelTests {
    private let report = WrittenReport()

    @Test(
        "The same session: the calls, and what an observer sees. It has no causes, so it can't be replayed"
    )
    func session() async throws {
        let items = ReportedItems(
            ItemsViewModel(useCases: ItemsWithoutDelete().useCases), report.writer)
        await play(on: items, typing: "S3cr3t")
        await wait(for: "the last change") { report.text.contains("form") }
        let text = report.text
        let calls = text.matches(of: /"call":{"(\w+)"/).map { String($0.1) }
        #expect(
            calls == ["load", "delete", "dismiss", "edit", "typeName", "save", "select", "add"])
        #expect(text.contains(/"deleting{}":\["•\w+"\]/))
        #expect(text.contains(/"seen":true/))
        #expect(text.contains("Offline.") && !text.contains("S3cr3t") && !text.contains("t0ken"))
        let error = #expect(throws: ReportProblem.self) {
            try report.read().replay(with: ItemsReducer(useCases: ItemsWithoutDelete().useCases))
        }
        #expect(error?.description.hasSuffix("no entry of a store, or was too long.") == true)
    }

    @Test("A view model can add a dropped answer to the report")
    func dropped() async {
        let loads = ControlledCalls<[Item]>()
        let count = CountViewModel(report.writer)
        let observation = report.writer.observe { count.state }
        let first = count.load(HeldItems(loads: loads))
        await loads.arrive(1)
        let second = count.load(HeldItems(loads: loads))
        await loads.answer(2, Item.samples)
        await loads.answer(1, [])
        await first.expectEnd()
        await second.expectEnd()
        await wait(for: "what is seen") { report.text.contains(#""changed":{"count":3}"#) }
        #expect(report.text.contains(#""dropped":{"load":{"success":[]}}"#))
        withExtendedLifetime(observation) {}
    }

    @Test("Calls that never change the state stay within the limits, too")
    func bounds() {
        let observation = report.writer.observe { 0 }
        for _ in 0..<1_000 { report.writer.addCall("tap") }
        #expect(report.writer.lines.count <= 500)
        withExtendedLifetime(observation) {}
    }
}

/// A view model that writes its dropped answers.
@MainActor
@Observable
private final class CountViewModel {
    struct State: Encodable { var count = 0 }

    private(set) var state = State()
    private let report: ReportWriter
    private let tasks = ScreenTasks<String>()

    init(_ report: ReportWriter) { self.report = report }

    func load(_ useCase: any GetItemsUseCase) -> ScreenTask {
        report.addCall("load")
        return tasks.read("load", for: self, useCase.execute) { screen, answer in
            screen.state.count = (try? answer.get().count) ?? 0
        } drop: { [report] in
            report.addDropped("load", $0)
        }
    }
}
