public import Observation
public import Presentation

/// The rules of the form, as MVVM. It writes nothing: its answer might come when it is gone.
@MainActor
@Observable
public final class GuestFormViewModel: Identifiable {
    public private(set) var state: GuestFormState
    public let events = Events<GuestFormEvent>()
    public nonisolated let id: Guest.ID

    public init(id: Guest.ID) {
        self.id = id
        state = GuestFormState(id: id)
    }

    public func edit(_ name: String) {
        if !state.isSaving { state.name = name }
    }

    /// Asks the owner to save, once. The owner is the one to say how that ended.
    public func save() {
        guard state.canSave else { return }
        state.save = .inFlight
        events.emit(.saveRequested(state.guest))
    }

    public func cancel() {
        events.emit(.cancelled)
    }

    /// The save has failed: the form can be edited and saved again.
    public func fail(with error: Problem) {
        state.save = .failed(error)
    }
}
