import Domain

/// What the user, a view or the parent asks of the form.
public enum ItemFormIntent: Equatable, Sendable {
    case nameChanged(String)
    case saveTapped
    /// The user keeps the draft.
    case draftKept
}

/// The rules of the form that adds or changes an item, as MVI.
public struct ItemFormReducer: @MainActor Reducer {
    public typealias Event = ItemFormEvent

    public init() {}

    public func reduce(_ state: inout ItemFormState, intent: ItemFormIntent) -> Effect<Self> {
        switch intent {
        case .nameChanged(let name): state.draft.name = name
        case .draftKept: state.isAskingToDiscard = false
        case .saveTapped:
            guard state.canSave else { return .none }
            return .emit(.saveRequested(state.draft, isNew: state.isNew))
        }
        return .none
    }

    public func reduce(_ state: inout ItemFormState, action: Never) -> Effect<Self> {}
}
