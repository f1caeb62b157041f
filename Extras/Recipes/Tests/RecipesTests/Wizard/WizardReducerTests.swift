import Presentation
import Recipes
import Testing

/// `WizardViewModelTests` has a test with the same name for each test.
@Suite("A wizard, as MVI", .timeLimit(.minutes(5)))
@MainActor
struct WizardReducerTests {
    private let service = ControlledWizard()

    private func open(_ draft: WizardDraft) -> WizardStore {
        Store(
            WizardState(draft),
            reducer: WizardReducer(useCases: service.useCases, delay: service.delay))
    }

    @Test("The user can go on only from a valid step, but can always go back")
    func steps() {
        let wizard = open(WizardDraft(id: "1"))
        for (step, fields) in zip(WizardStep.allCases, WizardFields.filled) {
            wizard.send(.nextTapped)
            #expect(wizard.state.draft.step == step)
            #expect(wizard.state.problem != nil)
            #expect(wizard.send(.endTapped(.send)) == nil)
            wizard.send(.fieldsChanged(fields))
            #expect(wizard.state.problem == nil)
            wizard.send(.nextTapped)
        }
        #expect(wizard.state.isChoosing)
        for _ in 1...3 { wizard.send(.backTapped) }
        #expect(wizard.state.draft.step == .name)
        #expect(wizard.state.draft.fields == .filled[2])
    }

    @Test("Typed fields are saved after a pause, or at once when the user leaves")
    func keep() async throws {
        let wizard = open(WizardDraft(id: "1"))
        try #require(wizard.send(.left) == nil)
        wizard.send(.fieldsChanged(.filled[0]))
        await service.delay.pass(1)
        await service.keeps.answerNext(.success(()))
        #expect(service.kept?.fields == .filled[0])
        wizard.send(.fieldsChanged(.filled[1]))
        await service.keeps.answer(wizard.send(.left), .failure(.offline))
        let again = try #require(wizard.send(.left))
        await service.keeps.answer(again, .failure(.offline))
        #expect(wizard.state.error == .offline)
        await service.keeps.answer(wizard.send(.endTapped(.saveForLater)), .success(()))
        #expect(wizard.state.error == nil)
        #expect(service.kept == wizard.state.draft)
    }

    @Test(
        "A failed send keeps the draft; a new try sends the same draft; a second tap does nothing")
    func send() async {
        let wizard = open(.complete)
        var ends: [WizardEnd] = []
        wizard.events.subscribe { ends.append($0) }
        wizard.send(.nextTapped)
        wizard.send(.dialogClosed)
        for answer in [Result<Void, Problem>.failure(.offline), .success(())] {
            let sending = wizard.send(.endTapped(.send))
            #expect(wizard.send(.endTapped(.send)) == nil)
            await service.keeps.answerNext(.success(()))
            #expect(service.kept == .complete)
            await service.sends.answerNext(answer)
            if case .success = answer { await service.keeps.answerNext(.success(())) }
            await sending?.finish()
            #expect(wizard.state.error == (service.sent.isEmpty ? Problem.offline : nil))
            #expect(ends == (service.sent.isEmpty ? [] : [.send]))
        }
        #expect(wizard.send(.endTapped(.send)) == nil)
        #expect(service.sent == [.complete])
        #expect(service.kept == nil)
    }

    @Test("After a discard, neither the pause nor leaving saves the draft again")
    func discard() async {
        let wizard = open(.complete)
        let pause = wizard.send(.fieldsChanged(.filled[1]))
        await service.keeps.answer(wizard.send(.endTapped(.discard)), .success(()))
        await service.delay.pass(1)
        await pause?.finish()
        #expect(wizard.writesInFlight == nil)
        #expect(wizard.send(.left) == nil)
    }
}
