import Presentation

/// Sent by the view of the form.
public enum GuestFormIntent: Equatable, Sendable {
    case nameChanged(String)
    case saveTapped
    case cancelTapped
}

/// The rules of the form, as MVI. It writes nothing, because it may be gone when the answer comes.
struct GuestFormReducer: @MainActor Reducer {
    typealias Event = GuestFormEvent

    func reduce(_ state: inout GuestFormState, intent: GuestFormIntent) -> Effect<Self> {
        switch intent {
        case .nameChanged(let name):
            if !state.isSaving { state.name = name }
            return .none

        case .saveTapped:
            guard state.canSave else { return .none }
            (state.isSaving, state.error) = (true, nil)
            return .emit(.saveRequested(state.guest))

        case .cancelTapped:
            return .emit(.cancelled)
        }
    }

    func reduce(_ state: inout GuestFormState, action: Never) -> Effect<Self> {}
}
