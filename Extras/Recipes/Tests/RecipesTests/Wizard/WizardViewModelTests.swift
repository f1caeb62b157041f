import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `WizardReducerTests`.
@Suite("A wizard, as MVVM", .timeLimit(.minutes(1)))
@MainActor
struct WizardViewModelTests {
    private let service = ControlledWizard()
    private let wizard: WizardViewModel
    private let offline = Problem.unavailable("Offline.")

    init() {
        wizard = WizardViewModel(
            new: service.new, useCases: service.useCases, delay: service.delay)
    }

    private func restore(_ draft: WizardDraft?) async {
        await service.restores.answer(wizard.open(), .success(draft))
    }

    @Test("A restored wizard opens at its step, with no request in flight; once")
    func restored() async {
        let opening = wizard.open()
        #expect(!wizard.state.isEditable)
        await service.restores.answer(opening, .success(service.complete))
        #expect(wizard.state.draft == service.complete)
        #expect(wizard.state.isEditable)
        #expect(wizard.state.end == nil)
        #expect(wizard.open() == nil)
        #expect(wizard.leave() == nil)
    }

    @Test("If nothing can be restored, nothing can be edited or lost, and it is tried again")
    func restoreFails() async {
        await service.restores.answer(wizard.open(), .failure(offline))
        #expect(wizard.state.restoring == .failed(offline))
        #expect(wizard.edit(service.complete.fields) == nil)
        #expect(wizard.leave() == nil)
        await restore(nil)
        #expect(wizard.state.draft == service.new)
    }

    @Test("A step is left forwards when it is valid; a draft is sent when all steps are")
    func validation() async {
        await restore(nil)
        for step in WizardStep.allCases {
            wizard.goOn()
            #expect(wizard.state.draft.step == step)
            #expect(wizard.state.problem != nil)
            #expect(wizard.end(.send) == nil)
            switch step {
            case .name: wizard.fields.name = "Ada"
            case .email: wizard.fields.email = "ada@example.com"
            case .terms: wizard.fields.acceptsTerms = true
            }
            #expect(wizard.state.problem == nil)
            wizard.goOn()
        }
        #expect(wizard.state.isChoosing)
        wizard.fields.name = ""
        wizard.goOn()
        #expect(wizard.state.draft.step == .name)
    }

    @Test("To go back keeps what was typed in later steps")
    func back() async {
        await restore(service.complete)
        for _ in 1...3 { wizard.goBack() }
        #expect(wizard.state.draft.step == .name)
        for _ in 1...2 { wizard.goOn() }
        #expect(wizard.state.draft == service.complete)
    }

    @Test("What was typed is kept after a pause, and at once when the user leaves")
    func keep() async throws {
        await restore(nil)
        wizard.fields.name = "Ad"
        await service.delay.pass(1)
        await service.keeps.answerNext(.success(()))
        try #require(service.kept?.fields.name == "Ad")
        wizard.fields.name = "Ada"
        let leaving = wizard.leave()
        #expect(wizard.leave() == nil)
        await service.keeps.answer(leaving, .failure(offline))
        #expect(wizard.state.error == offline)
        await service.keeps.answer(wizard.leave(), .success(()))
        #expect(service.kept?.fields.name == "Ada")
    }

    @Test("A failed send keeps everything; another try sends the same, and a second tap nothing")
    func send() async {
        await restore(service.complete)
        wizard.goOn()
        wizard.closeDialog()
        for answer in [Result<Void, Problem>.failure(offline), .success(())] {
            let sending = wizard.end(.send)
            #expect(wizard.end(.send) == nil)
            await service.keeps.answerNext(.success(()))
            #expect(service.kept == service.complete)
            await service.sends.answerNext(answer)
            if case .success = answer { await service.keeps.answerNext(.success(())) }
            await sending?.finish()
            #expect(wizard.state.draft == service.complete)
            #expect(wizard.state.error == (service.sent.isEmpty ? offline : nil))
        }
        #expect(wizard.end(.send) == nil)
        #expect(service.sent == [service.complete])
        #expect(service.kept == nil)
        var ends: [WizardEnd] = []
        wizard.events.subscribe { ends.append($0) }
        #expect(ends == [.send])
    }

    @Test("What could not be saved for later stays, and the user is told")
    func saveForLater() async {
        await restore(service.complete)
        await service.keeps.answer(wizard.end(.saveForLater), .failure(offline))
        #expect(wizard.state.error == offline)
        wizard.dismiss(.cancelled)
        #expect(wizard.state.error == offline)
        await service.keeps.answer(wizard.end(.saveForLater), .success(()))
        #expect(service.kept == service.complete)
        #expect(wizard.state.error == nil)
    }

    @Test("Neither the pause nor leaving brings back what was discarded")
    func discard() async {
        await restore(nil)
        let pause = wizard.edit(service.complete.fields)
        let discarding = wizard.end(.discard)
        #expect(wizard.leave() == nil)
        await service.keeps.answer(discarding, .success(()))
        await service.delay.pass(1)
        await pause?.finish()
        #expect(wizard.leave() == nil)
        #expect(service.keeps.count == 1)
    }
}
