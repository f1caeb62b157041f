import Testing

@testable import Presentation

@Suite("A view that does not observe by itself is rendered, in both patterns")
@MainActor
struct StateObservationTests {
    @Test(arguments: Pattern.allCases)
    func nowAndAfterEachChange(pattern: Pattern) async throws {
        let requests = Requests(cancellation: .ignored)
        let screen = makeScreen(pattern, requests)
        var rendered: [ItemsState] = []
        let observation = StateObservation(of: { screen.state() }, render: { rendered.append($0) })
        _ = screen.perform(.loadRequested)
        await requests.settle()
        try requests.answer(1, .ok)
        await requests.settle()
        #expect(rendered.map(\.isLoading) == [false, true, false])
        #expect(rendered.last == screen.state())
        withExtendedLifetime(observation) {}
    }

    @Test(arguments: Pattern.allCases)
    func onceAfterWhatChangesInOneGo(pattern: Pattern) async {
        let requests = Requests(cancellation: .ignored)
        let screen = makeScreen(pattern, requests)
        var renderings = 0
        let observation = StateObservation(of: { screen.state() }, render: { _ in renderings += 1 })
        _ = screen.perform(.loadRequested)
        _ = screen.perform(.errorDismissed)
        _ = screen.perform(.loadRequested)
        await requests.settle()
        #expect(renderings == 2)
        withExtendedLifetime(observation) {}
        requests.close()
        await requests.settle()
    }

    @Test(arguments: Pattern.allCases)
    func noLongerThanItIsObserved(pattern: Pattern) async {
        let requests = Requests(cancellation: .ignored)
        let screen = makeScreen(pattern, requests)
        var renderings = 0
        var observation: StateObservation? = StateObservation(
            of: { screen.state() }, render: { _ in renderings += 1 })
        weak let released = observation
        observation = nil
        #expect(released == nil)
        _ = screen.perform(.loadRequested)
        await requests.settle()
        #expect(renderings == 1)
        requests.close()
        await requests.settle()
    }

    private func makeScreen(
        _ pattern: Pattern, _ requests: Requests
    ) -> FeatureScreen<ItemsScenario> {
        ItemsScenario.makeScreen(
            pattern, content: ItemsScenario.sampleContent, requests: requests)
    }
}
