import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `WizardViewModelTests`.
@Suite("A wizard, as MVI", .timeLimit(.minutes(1)))
@MainActor
struct WizardReducerTests {
    private let service = ControlledWizard()
    private let wizard: WizardStore
    private let offline = Problem.unavailable("Offline.")

    init() {
        wizard = Store(
            WizardState(new: service.new),
            reducer: WizardReducer(useCases: service.useCases, delay: service.delay))
    }

    private func restore(_ draft: WizardDraft?) async {
        await service.restores.answer(wizard.send(.opened), .success(draft))
    }

    private func edit(_ change: (inout WizardFields) -> Void) {
        var fields = wizard.state.draft.fields
        change(&fields)
        wizard.send(.fieldsChanged(fields))
    }

    @Test("A restored wizard opens at its step, with no request in flight; once")
    func restored() async {
        let opening = wizard.send(.opened)
        #expect(!wizard.state.isEditable)
        await service.restores.answer(opening, .success(service.complete))
        #expect(wizard.state.draft == service.complete)
        #expect(wizard.state.isEditable)
        #expect(wizard.state.end == nil)
        #expect(wizard.send(.opened) == nil)
        #expect(wizard.send(.left) == nil)
    }

    @Test("If nothing can be restored, nothing can be edited or lost, and it is tried again")
    func restoreFails() async {
        await service.restores.answer(wizard.send(.opened), .failure(offline))
        #expect(wizard.state.restoring == .failed(offline))
        #expect(wizard.send(.fieldsChanged(service.complete.fields)) == nil)
        #expect(wizard.send(.left) == nil)
        await restore(nil)
        #expect(wizard.state.draft == service.new)
    }

    @Test("A step is left forwards when it is valid; a draft is sent when all steps are")
    func validation() async {
        await restore(nil)
        for step in WizardStep.allCases {
            wizard.send(.nextTapped)
            #expect(wizard.state.draft.step == step)
            #expect(wizard.state.problem != nil)
            #expect(wizard.send(.endTapped(.send)) == nil)
            switch step {
            case .name: edit { $0.name = "Ada" }
            case .email: edit { $0.email = "ada@example.com" }
            case .terms: edit { $0.acceptsTerms = true }
            }
            #expect(wizard.state.problem == nil)
            wizard.send(.nextTapped)
        }
        #expect(wizard.state.isChoosing)
        edit { $0.name = "" }
        wizard.send(.nextTapped)
        #expect(wizard.state.draft.step == .name)
    }

    @Test("To go back keeps what was typed in later steps")
    func back() async {
        await restore(service.complete)
        for _ in 1...3 { wizard.send(.backTapped) }
        #expect(wizard.state.draft.step == .name)
        for _ in 1...2 { wizard.send(.nextTapped) }
        #expect(wizard.state.draft == service.complete)
    }

    @Test("What was typed is kept after a pause, and at once when the user leaves")
    func keep() async throws {
        await restore(nil)
        edit { $0.name = "Ad" }
        await service.delay.pass(1)
        await service.keeps.answerNext(.success(()))
        try #require(service.kept?.fields.name == "Ad")
        edit { $0.name = "Ada" }
        let leaving = wizard.send(.left)
        #expect(wizard.send(.left) == nil)
        await service.keeps.answer(leaving, .failure(offline))
        #expect(wizard.state.error == offline)
        await service.keeps.answer(wizard.send(.left), .success(()))
        #expect(service.kept?.fields.name == "Ada")
    }

    @Test("A failed send keeps everything; another try sends the same, and a second tap nothing")
    func send() async {
        await restore(service.complete)
        wizard.send(.nextTapped)
        wizard.send(.dialogClosed)
        for answer in [Result<Void, Problem>.failure(offline), .success(())] {
            let sending = wizard.send(.endTapped(.send))
            #expect(wizard.send(.endTapped(.send)) == nil)
            await service.keeps.answerNext(.success(()))
            #expect(service.kept == service.complete)
            await service.sends.answerNext(answer)
            if case .success = answer { await service.keeps.answerNext(.success(())) }
            await sending?.finish()
            #expect(wizard.state.draft == service.complete)
            #expect(wizard.state.error == (service.sent.isEmpty ? offline : nil))
        }
        #expect(wizard.send(.endTapped(.send)) == nil)
        #expect(service.sent == [service.complete])
        #expect(service.kept == nil)
        var ends: [WizardEnd] = []
        wizard.events.subscribe { ends.append($0) }
        #expect(ends == [.send])
    }

    @Test("What could not be saved for later stays, and the user is told")
    func saveForLater() async {
        await restore(service.complete)
        await service.keeps.answer(wizard.send(.endTapped(.saveForLater)), .failure(offline))
        #expect(wizard.state.error == offline)
        wizard.send(.errorDismissed(.cancelled))
        #expect(wizard.state.error == offline)
        await service.keeps.answer(wizard.send(.endTapped(.saveForLater)), .success(()))
        #expect(service.kept == service.complete)
        #expect(wizard.state.error == nil)
    }

    @Test("Neither the pause nor leaving brings back what was discarded")
    func discard() async {
        await restore(nil)
        let pause = wizard.send(.fieldsChanged(service.complete.fields))
        let discarding = wizard.send(.endTapped(.discard))
        #expect(wizard.send(.left) == nil)
        await service.keeps.answer(discarding, .success(()))
        await service.delay.pass(1)
        await pause?.finish()
        #expect(wizard.send(.left) == nil)
        #expect(service.keeps.count == 1)
    }
}
