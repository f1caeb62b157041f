import Presentation
import Recipes
import Testing

/// `WizardReducerTests` has a test with the same name for each test, except for “In MVVM: …”.
@Suite("A wizard, as MVVM", .timeLimit(.minutes(5)))
@MainActor
struct WizardViewModelTests {
    private let service = ControlledWizard()

    private func open(_ draft: WizardDraft) -> WizardViewModel {
        WizardViewModel(draft, useCases: service.useCases, delay: service.delay)
    }

    @Test("The user can go on only from a valid step, but can always go back")
    func steps() {
        let wizard = open(WizardDraft(id: "1"))
        for (step, fields) in zip(WizardStep.allCases, WizardFields.filled) {
            wizard.goOn()
            #expect(wizard.state.draft.step == step)
            #expect(wizard.state.problem != nil)
            #expect(wizard.end(.send) == nil)
            wizard.fields = fields
            #expect(wizard.state.problem == nil)
            wizard.goOn()
        }
        #expect(wizard.state.isChoosing)
        for _ in 1...3 { wizard.goBack() }
        #expect(wizard.state.draft.step == .name)
        #expect(wizard.fields == .filled[2])
    }

    @Test("Typed fields are saved after a pause, or at once when the user leaves")
    func keep() async throws {
        let wizard = open(WizardDraft(id: "1"))
        try #require(wizard.leave() == nil)
        wizard.fields = .filled[0]
        await service.delay.pass(1)
        await service.keeps.answerNext(.success(()))
        #expect(service.kept?.fields == .filled[0])
        wizard.fields = .filled[1]
        await service.keeps.answer(wizard.leave(), .failure(.offline))
        let again = try #require(wizard.leave())
        await service.keeps.answer(again, .failure(.offline))
        #expect(wizard.state.error == .offline)
        await service.keeps.answer(wizard.end(.saveForLater), .success(()))
        #expect(wizard.state.error == nil)
        #expect(service.kept == wizard.state.draft)
    }

    @Test(
        "A failed send keeps the draft; a new try sends the same draft; a second tap does nothing")
    func send() async {
        let wizard = open(.complete)
        var ends: [WizardEnd] = []
        wizard.events.subscribe { ends.append($0) }
        wizard.goOn()
        wizard.isChoosing = false
        for answer in [Result<Void, Problem>.failure(.offline), .success(())] {
            let sending = wizard.end(.send)
            #expect(wizard.end(.send) == nil)
            await service.keeps.answerNext(.success(()))
            #expect(service.kept == .complete)
            await service.sends.answerNext(answer)
            if case .success = answer { await service.keeps.answerNext(.success(())) }
            await sending?.finish()
            #expect(wizard.state.error == (service.sent.isEmpty ? Problem.offline : nil))
            #expect(ends == (service.sent.isEmpty ? [] : [.send]))
        }
        #expect(wizard.end(.send) == nil)
        #expect(service.sent == [.complete])
        #expect(service.kept == nil)
    }

    @Test("After a discard, neither the pause nor leaving saves the draft again")
    func discard() async {
        let wizard = open(.complete)
        wizard.fields = .filled[1]
        await service.keeps.answer(wizard.end(.discard), .success(()))
        await service.delay.pass(1)
        #expect(wizard.writesInFlight == nil)
        #expect(wizard.leave() == nil)
    }

    @Test("In MVVM: a draft is saved even if its wizard is released before the write begins")
    func released() async throws {
        let saving = open(.complete).end(.saveForLater)
        await wait(for: "the draft") { service.keeps.count == 1 }
        await service.keeps.answer(saving, .success(()))
        #expect(service.kept == .complete)
    }
}
