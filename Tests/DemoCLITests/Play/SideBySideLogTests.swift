import Scenarios
import Testing

@Suite("The log of a screen says what its code did", .timeLimit(.minutes(5)))
@MainActor
struct LogTests {
    @Test("Methods in a view model; intents, actions and effects in a store")
    func items() async throws {
        let expected: [(ScenarioStep<ItemsScenario.Step>, [String], [String], inFlight: [String])] =
            [
                (.user(.load), ["load()"], ["intent loadRequested"], ["load"]),
                (.user(.load), ["load()"], ["intent loadRequested"], ["load"]),
                (.answer(1, .ok), [], ["dropped loadResponse(success(3 values))"], ["load"]),
                (.answer(2, .ok), [], ["action loadResponse(success(3 values))"], []),
                (
                    .user(.delete("b")), ["delete(\"b\")"], ["intent deleteTapped(\"b\")"],
                    ["delete(\"b\")"]
                ),
                (
                    .answer(3, .fail("No.")), [],
                    ["action deleteResponse(\"b\", failure(unavailable(\"No.\")))"], []
                ),
            ]
        let viewModel = ScenarioSession<ItemsScenario>(.mvvm, content: ItemsScenario.sampleContent)
        let store = ScenarioSession<ItemsScenario>(.mvi, content: ItemsScenario.sampleContent)
        for session in [viewModel, store] { session.keepLog() }
        for (step, methods, inputs, inFlight) in expected {
            try await viewModel.play(step)
            try await store.play(step)
            #expect(viewModel.log == methods)
            #expect(store.log == inputs)
            #expect(store.effectsInFlight == inFlight)
        }
        await viewModel.end()
        await store.end()
    }
}
