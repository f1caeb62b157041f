import NotesDomain
import NotesPresentation
import Presentation
import Scenarios

extension NotesScenario: MVVMFeature {
    static func makeViewModel(_ useCases: UseCases) -> Screen<NotesScenario> {
        let viewModel = NotesViewModel(
            session: session, useCases: useCases.notes, delay: useCases.delay)
        return Screen(model: viewModel, events: viewModel.events) {
            viewModel.state
        } perform: {
            viewModel.perform($0)?.finish
        }
    }
}

extension NotesViewModel {
    func perform(_ step: NotesScenario.Step) -> ScreenTask? {
        switch step {
        case .observe: return load()
        case .add(let id): return add(id)
        case .open(let id): return select(id)
        case .link(let id): return openLink(to: id)
        case .type(let text): return state.selectedNoteID.flatMap { type(text, into: $0) }
        case .close: return state.selectedNoteID.flatMap(closeEditor)
        case .leave: return saveDrafts()
        case .delete(let id): return delete(id)
        case .retry(let id): return retry(id)
        case .discard(let id): return discard(id)
        case .refresh: return refresh()
        case .logIn: logInAgain()
        case .clearError(let message): NoteError.named(message, or: state.error).map(dismiss)
        }
        return nil
    }
}
