public import Domain

/// What the user, a view or the parent asks of the items screen.
public enum ItemsIntent: Equatable, Sendable {
    case loadRequested
    case itemTapped(Item.ID)
    /// The item whose detail screen has closed. If another item is shown by now, that item stays open.
    case selectionCleared(Item.ID)
    /// A link leads to this item, which may not be loaded yet.
    case linkOpened(Item.ID)
    case deleteTapped(Item.ID)
    /// Opens a form for a new item. The view makes its id with `Item.newID()`.
    case addTapped(Item.ID)
    case editTapped(Item.ID)
    case form(ItemFormIntent)
    /// The user closes the form of this item. If that would throw a draft away, the user is asked first.
    case formClosed(Item.ID)
    /// The user throws away the draft in the form of this item.
    case draftDiscarded(Item.ID)
    /// Carries the error that the user has read, so that a newer error stays.
    case errorDismissed(ItemError)
}

/// Sent by effects only: the answers to the reads and writes of the items screen.
public enum ItemsAction: Sendable {
    case loadResponse(Result<[Item], ItemError>)
    case deleteResponse(Item.ID, Result<Void, ItemError>)
    case saveResponse(Item, Result<Item, ItemError>)
}

/// The items screen, as MVI: takes ``ItemsIntent``, holds ``ItemsState``, emits nothing.
public typealias ItemsStore = Store<ItemsReducer>

/// The rules of the items screen, as MVI.
public struct ItemsReducer: @MainActor Reducer {
    private let useCases: ItemsUseCases
    private let form = Child<ItemsReducer, ItemFormReducer>(
        ItemFormReducer(), at: \.form, action: never)

    public enum EffectID: Hashable, Sendable {
        case load
        /// The writes of one item.
        case item(Item.ID)
    }

    public init(useCases: ItemsUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.beginLoad()
            return .read(.load, useCases.getItems.execute, as: ItemsAction.loadResponse)

        case .itemTapped(let id):
            if state.isVisible(id) { state.selectedItemID = id }

        case .selectionCleared(let id): state.deselect(id)

        case .linkOpened(let id):
            return state.openLink(to: id) ? reduce(&state, intent: .loadRequested) : .none

        case .deleteTapped(let id):
            guard state.isVisible(id) else { return .none }
            state.beginDelete(of: id)
            return .write(.item(id)) { [useCases] () throws(ItemError) in
                try await useCases.deleteItem.execute(id: id)
            } as: {
                .deleteResponse(id, $0)
            }

        case .addTapped(let id): state.form = state.formToAdd(id) ?? state.form
        case .editTapped(let id): state.form = state.formToEdit(id) ?? state.form

        case .form(let intent):
            return form.reduce(&state, intent: intent) { receive(&$0, $1) }

        case .formClosed(let id):
            guard state.form?.id == id, state.hasDraft else {
                return reduce(&state, intent: .draftDiscarded(id))
            }
            state.form?.isAskingToDiscard = true

        case .draftDiscarded(let id): state.discardForm(id)
        case .errorDismissed(let error): state.errors.dismiss(error)
        }
        return .none
    }

    public func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        switch action {
        case .loadResponse(let result): state.endLoad(result)

        // An item that does not exist any more counts as deleted.
        case .deleteResponse(let id, .success), .deleteResponse(let id, .failure(.notFound)):
            state.deleting.remove(id)
            state.show(.deleted(id))

        case .deleteResponse(let id, .failure(let error)):
            state.deleting.remove(id)
            state.errors.failWrite(error, of: id)

        case .saveResponse(let item, let result): state.endSave(of: item, result)
        }
        return .none
    }

    private func receive(_ state: inout ItemsState, _ event: ItemFormEvent) -> Effect<Self> {
        switch event {
        case .saveRequested(let item, let isNew):
            guard state.beginSave(of: item) else { return .none }
            return .write(.item(item.id)) { [useCases] () throws(ItemError) in
                try await useCases.saveItem.execute(item, isNew: isNew)
            } as: {
                .saveResponse(item, $0)
            }
        }
    }
}

extension Store: ItemsScreen where R == ItemsReducer {
    public func load() -> ScreenTask { send(.loadRequested) ?? .ended }

    public func select(_ id: Item.ID) { send(.itemTapped(id)) }

    public func deselect(_ id: Item.ID) { send(.selectionCleared(id)) }

    public func openLink(to id: Item.ID) -> ScreenTask? { send(.linkOpened(id)) }

    public func delete(_ id: Item.ID) -> ScreenTask? { send(.deleteTapped(id)) }

    public func add(_ id: Item.ID) { send(.addTapped(id)) }

    public func edit(_ id: Item.ID) { send(.editTapped(id)) }

    public func typeName(_ name: String) { send(.form(.nameChanged(name))) }

    public func save() -> ScreenTask? { send(.form(.saveTapped)) }

    public func closeForm(_ id: Item.ID) { send(.formClosed(id)) }

    public func keepDraft() { send(.form(.draftKept)) }

    public func discardDraft(_ id: Item.ID) { send(.draftDiscarded(id)) }

    public func dismiss(_ error: ItemError) { send(.errorDismissed(error)) }
}
