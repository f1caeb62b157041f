public import Observation
import Presentation

/// The rules of the form, as MVVM. It writes nothing, because it may be gone when the answer comes.
@MainActor
@Observable
public final class GuestFormViewModel: Identifiable {
    public private(set) var state: GuestFormState
    public nonisolated let id: Guest.ID
    let events = Events<GuestFormEvent>()

    init(id: Guest.ID) {
        self.id = id
        state = GuestFormState(id: id)
    }

    public var name: String {
        get { state.name }
        set { if !state.isSaving { state.name = newValue } }
    }

    /// Asks the owner to save, once. The owner tells the form how that ended.
    public func save() {
        guard state.canSave else { return }
        change { ($0.isSaving, $0.error) = (true, nil) }
        events.emit(.saveRequested(state.guest))
    }

    public func cancel() { events.emit(.cancelled) }

    func show(_ isShown: Bool) { state.isShown = isShown }

    /// Shows why the save has failed. The form can be edited and saved again.
    func fail(with error: Problem) {
        change { ($0.isSaving, $0.isShown, $0.error) = (false, true, error) }
    }

    private func change(_ update: (inout GuestFormState) -> Void) { update(&state) }
}
