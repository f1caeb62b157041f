import Domain
import Testing

@testable import Presentation

@Suite("Of a burst of loads the last is shown, and nothing of the others")
@MainActor
struct ItemsBurstTests {
    @Test(arguments: Pattern.allCases, Requests.Cancellation.allCases)
    func ofTenThousandTheLastIsShown(
        pattern: Pattern, cancellation: Requests.Cancellation
    ) async throws {
        let requests = Requests(
            cancellation: cancellation, tellsReadsApart: true, answersAtOnce: false)
        let screen = ItemsScenario.makeScreen(
            pattern, content: ItemsScenario.sampleContent, requests: requests)
        for _ in 0..<10_000 { _ = screen.perform(.loadRequested) }
        await requests.settle()
        #expect(requests.all.filter { !$0.isGivenUp }.map(\.number) == [10_000])

        for number in 1..<10_000 { try requests.answer(number, .ok) }
        await requests.settle()
        #expect(screen.state().items == [])
        #expect(screen.state().isLoading)

        try requests.answer(10_000, .ok)
        await requests.settle()
        #expect(screen.state().items.allSatisfy { $0.name.hasSuffix(" #10000") })
        #expect(screen.state().items.count == ItemsScenario.sampleContent.count)
        #expect(!screen.state().isLoading)
    }
}
