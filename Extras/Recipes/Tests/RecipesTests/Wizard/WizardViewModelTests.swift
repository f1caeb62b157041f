import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `WizardReducerTests`, except the test “In MVVM: …”.
@Suite("A wizard, as MVVM", .timeLimit(.minutes(5)))
@MainActor
struct WizardViewModelTests {
    private let service = ControlledWizard()

    private func open(_ draft: WizardDraft) -> WizardViewModel {
        WizardViewModel(draft, useCases: service.useCases, delay: service.delay)
    }

    @Test("A step is left forwards when it is valid, and backwards always")
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

    @Test("What was typed is kept after a pause, and at once when the user leaves")
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

    @Test("A failed send keeps everything; another try sends the same; a second tap nothing")
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

    @Test("Neither the pause nor leaving brings back what was discarded")
    func discard() async {
        let wizard = open(.complete)
        wizard.fields = .filled[1]
        await service.keeps.answer(wizard.end(.discard), .success(()))
        await service.delay.pass(1)
        #expect(wizard.writesInFlight == nil)
        #expect(wizard.leave() == nil)
    }

    @Test("In MVVM: a draft is kept though its wizard is gone before the write goes out")
    func released() async throws {
        let saving = open(.complete).end(.saveForLater)
        await wait(for: "the draft") { service.keeps.count == 1 }
        await service.keeps.answer(saving, .success(()))
        #expect(service.kept == .complete)
    }
}
