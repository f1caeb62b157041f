import Domain
public import Observation

/// The rules of the form that adds or changes an item, as MVVM.
@MainActor
@Observable
public final class ItemFormViewModel {
    public private(set) var state: ItemFormState
    public let events = Events<ItemFormEvent>()

    public init(_ state: ItemFormState) { self.state = state }

    public var name: String {
        get { state.draft.name }
        set { state.draft.name = newValue }
    }

    /// Asks the owner to save the draft. Does nothing while the draft has no name.
    public func save() {
        guard state.canSave else { return }
        events.emit(.saveRequested(state.draft, isNew: state.isNew))
    }

    /// Asks the user whether to throw the draft away.
    func askToDiscard() { state.isAskingToDiscard = true }

    /// Ends the question, and keeps the draft.
    public func keepDraft() { state.isAskingToDiscard = false }
}
