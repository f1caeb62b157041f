import Domain
import Presentation
import Testing

@Suite("The thing view model", .timeLimit(.minutes(5)))
@MainActor
struct ThingViewModelTests {
    private let service = ControlledThing()
    private let changed = Thing()
    private let viewModel: ThingViewModel

    init() {
        viewModel = ThingViewModel(useCases: service.useCases)
    }

    @Test("A load shows the spinner, and its answer ends it")
    func load() async {
        viewModel.edit(changed)  // Not loaded yet, so not changed.
        viewModel.load()
        #expect(viewModel.state.isLoading)
        await service.loads.answerNext(.success(.sample))
        #expect(viewModel.state.thing == .sample)
        #expect(!viewModel.state.isLoading)
    }

    @Test("A failed load shows the error and keeps the loaded thing")
    func loadFails() async {
        await loadSample()
        viewModel.load()
        await service.loads.answerNext(.failure(.unavailable("Offline.")))
        #expect(viewModel.state.thing == .sample)
        #expect(viewModel.state.error == .unavailable("Offline."))
    }

    @Test("A change is saved at once; of the changes during a save, only the newest is saved")
    func save() async {
        await loadSample()
        let saving = viewModel.edit(changed)
        await service.saves.arrive(1)
        viewModel.edit(.sample)
        viewModel.edit(changed)
        #expect(viewModel.state.thing == changed)
        await service.saves.answer(saving, .success(()))
        await service.saves.arrive(2)
        viewModel.edit(.sample)
        await service.saves.answer(2, .success(()))
        #expect(viewModel.state.isWriting)
        await service.saves.answer(3, .success(()))
        #expect(service.saved == [changed, changed, .sample])
        #expect(!viewModel.state.isWriting)
        #expect(!viewModel.state.isEdited)
    }

    @Test("The answer of a load does not replace a later change by the user")
    func editDuringLoad() async {
        await loadSample()
        let loading = viewModel.load()
        await service.loads.arrive(2)
        viewModel.edit(changed)
        await service.loads.answer(loading, .success(.sample))
        #expect(viewModel.state.thing == changed)
        viewModel.load()
        #expect(!viewModel.state.isLoading)
    }

    @Test("A failed save shows the error and keeps the change; the next change tries again")
    func saveFails() async {
        await loadSample()
        await service.saves.answer(viewModel.edit(changed), .failure(.unavailable("Full.")))
        #expect(viewModel.state.thing == changed)
        #expect(viewModel.state.error == .unavailable("Full."))
        viewModel.load()
        #expect(!viewModel.state.isLoading, "A load would replace it.")
        viewModel.edit(.sample)
        #expect(viewModel.state.error == nil)
        await service.saves.arrive(2)
        #expect(service.saved == [changed, .sample])
    }

    @Test("After a failed save, a waiting change is saved; only if this fails, an error is shown")
    func saveFailsDuringChange() async {
        await loadSample()
        let saving = viewModel.edit(changed)
        viewModel.edit(.sample)
        await service.saves.answer(saving, .failure(.unavailable("Busy.")))
        await service.saves.arrive(2)
        #expect(viewModel.state.errors.failedWrites == 0)
        await service.saves.answer(2, .failure(.unavailable("Full.")))
        #expect(service.saved == [changed, .sample])
        #expect(viewModel.state.error == .unavailable("Full."))
        #expect(!viewModel.state.isWriting)
    }

    @Test("Dismissing an error does not remove a newer error")
    func dismiss() async {
        viewModel.load()
        await service.loads.answerNext(.failure(.unavailable("New.")))
        viewModel.dismiss(.unavailable("Old."))
        #expect(viewModel.state.error == .unavailable("New."))
        viewModel.dismiss(.unavailable("New."))
        #expect(viewModel.state.error == nil)
    }

    @Test("A failed save is not mixed up with a failed load")
    func failedSave() async {
        await loadSample()
        viewModel.load()
        await service.loads.answerNext(.failure(.unavailable("Offline.")))
        #expect(viewModel.state.errors.failedWrite == nil)
        await service.saves.answer(viewModel.edit(changed), .failure(.unavailable("Full.")))
        #expect(viewModel.state.errors.failedWrite == .unavailable("Full."))
        viewModel.edit(.sample)
        #expect(viewModel.state.error == .unavailable("Offline."))
    }

    @Test("A logout waits until the newest change is saved, and so does a second logout")
    func logOut() async {
        let app = ControlledApp()
        let root = app.makeAppViewModel()
        await app.sessions.gets.answer(root.start(), app.open())
        await app.thing.loads.answerNext(.success(.sample))
        guard case .main(let main) = root.screen else {
            Issue.record("The main screen is not open.")
            return
        }
        let saving = main.thing.edit(changed)
        main.thing.edit(.sample)
        root.logOut()
        root.logOut()
        await app.thing.saves.answer(saving, .success(()))
        #expect(root.state.main?.isLoggingOut == true)
        await app.thing.saves.answer(root.writesInFlight, .success(()))
        #expect(app.thing.saved == [changed, .sample])
        #expect(root.state == AppState())
    }

    private func loadSample() async {
        viewModel.load()
        await service.loads.answerNext(.success(.sample))
    }
}
