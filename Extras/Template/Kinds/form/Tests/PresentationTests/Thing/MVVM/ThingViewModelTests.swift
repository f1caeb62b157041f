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
        viewModel = ThingViewModel(useCases: service.useCases, delay: service.delay)
    }

    @Test("A load shows the spinner, and its answer ends it")
    func load() async {
        viewModel.load()
        #expect(viewModel.state.isLoading)
        await service.loads.answerNext(.success(.sample))
        #expect(viewModel.state.thing == .sample)
        #expect(!viewModel.state.isLoading)
    }

    @Test("A load that fails shows the error and keeps what was loaded")
    func loadFails() async {
        await loadSample()
        viewModel.load()
        await service.loads.answerNext(.failure(.unavailable("Offline.")))
        #expect(viewModel.state.thing == .sample)
        #expect(viewModel.state.error == .unavailable("Offline."))
    }

    @Test("A change is saved after a pause, once for all changes before it")
    func pause() async {
        await loadSample()
        viewModel.edit(changed)
        let waiting = viewModel.edit(.sample)
        await service.waits.arrive(1)
        #expect(service.saved == [])
        await service.waits.answerNext(())
        await waiting?.finish()
        await service.saves.arrive(1)
        #expect(service.saved == [.sample])
    }

    @Test("To leave is to save at once")
    func leave() async {
        await loadSample()
        viewModel.edit(changed)
        viewModel.stop()
        #expect(viewModel.state.isWriting)
        await service.saves.answerNext(.success(()))
        #expect(service.saved == [changed])
        #expect(!viewModel.state.isEdited)
    }

    @Test("The answer of a load does not replace what the user has changed since")
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

    @Test("A save that fails shows the error, and the change is saved when the user leaves")
    func saveFails() async {
        await loadSample()
        viewModel.edit(changed)
        let saving = viewModel.save()
        await service.saves.answerNext(.failure(.unavailable("Full.")))
        await saving?.finish()
        #expect(viewModel.state.thing == changed)
        #expect(viewModel.state.error == .unavailable("Full."))
        viewModel.stop()
        await service.saves.arrive(2)
        #expect(service.saved == [changed, changed])
    }

    @Test("To dismiss an error is to leave another one")
    func dismiss() async {
        viewModel.load()
        await service.loads.answerNext(.failure(.unavailable("New.")))
        viewModel.dismiss(.unavailable("Old."))
        #expect(viewModel.state.error == .unavailable("New."))
        viewModel.dismiss(.unavailable("New."))
        #expect(viewModel.state.error == nil)
    }

    @Test("A failed save is told from a failed load, until it is saved again")
    func failedSave() async {
        await loadSample()
        viewModel.load()
        await service.loads.answerNext(.failure(.unavailable("Offline.")))
        #expect(viewModel.state.errors.failedWrite == nil)
        viewModel.edit(changed)
        await service.saves.answer(viewModel.save(), .failure(.unavailable("Full.")))
        #expect(viewModel.state.errors.failedWrite == .unavailable("Full."))
        viewModel.save()
        #expect(viewModel.state.error == .unavailable("Offline."))
    }

    @Test("When the app is left, it saves what was changed, and a logout waits for that")
    func leaveApp() async {
        let app = ControlledApp()
        let root = app.makeAppViewModel()
        await app.sessions.gets.answer(root.start(), app.open())
        await app.thing.loads.answerNext(.success(.sample))
        guard case .main(let main) = root.screen else {
            Issue.record("The main screen is not open.")
            return
        }
        main.thing.edit(changed)
        root.saveDrafts()
        await app.thing.saves.arrive(1)
        #expect(app.thing.saved == [changed])
        root.logOut()
        #expect(root.state.main?.isLoggingOut == true)
    }

    private func loadSample() async {
        viewModel.load()
        await service.loads.answerNext(.success(.sample))
    }
}
