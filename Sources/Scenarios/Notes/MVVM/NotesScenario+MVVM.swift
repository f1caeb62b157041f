import Domain
public import Presentation

extension NotesScenario {
    public static func makeViewModel(_ useCases: UseCases) -> Screen<NotesScenario> {
        let viewModel = NotesViewModel(
            session: session, useCases: useCases.notes, delay: useCases.delay)
        let subscriber = NotesSubscriber()
        viewModel.events.subscribe(subscriber.follow)
        return Screen(
            model: viewModel,
            state: { State(screen: viewModel.state, logIns: subscriber.logIns) }
        ) { viewModel.perform($0) }
    }

    public static func call(for step: Step) -> String {
        switch step {
        case .observe: "observe()"
        case .add(let id): "add(\"\(id)\")"
        case .open(let id): "open(\"\(id)\")"
        case .type(let text): "text = \"\(text)\""
        case .close: "closeEditor()"
        case .leave: "saveDrafts()"
        case .delete(let id): "delete(\"\(id)\")"
        case .retry(let id): "retry(\"\(id)\")"
        case .discard(let id): "discard(\"\(id)\")"
        case .refresh: "refresh()"
        case .logIn: "logInAgain()"
        case .clearError: "dismiss(error)"
        }
    }
}

extension NotesViewModel {
    public func perform(_ step: NotesScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .observe: return observe()
        case .add(let id): return add(id)
        case .open(let id): return open(id)
        case .type(let text): return type(text)
        case .close: return closeEditor()
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
