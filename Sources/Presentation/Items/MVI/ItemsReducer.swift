public import Domain

/// What the user, a view or the parent asks of the items screen.
public enum ItemsIntent: Codable, Equatable, Sendable {
    case loadRequested
    case itemTapped(Item.ID)
    /// The item whose detail screen has closed. If another item is already open, it stays open.
    case selectionCleared(Item.ID)
    /// A link leads to this item, which may not be loaded yet.
    case linkOpened(Item.ID)
    case deleteTapped(Item.ID)
    /// Opens a form for a new item. The view makes its id with `Item.newID()`.
    case addTapped(Item.ID)
    case editTapped(Item.ID)
    case nameChanged(Item.ID, String)
    case saveTapped(Item.ID)
    /// The user closes this form. If there is a draft, the user is asked first.
    case formClosed(Item.ID)
    case draftKept(Item.ID)
    case draftDiscarded(Item.ID)
    /// Carries the error that the user has read, so that a newer error stays.
    case errorDismissed(ItemError)
}

/// Sent by effects only: the answers to the reads and writes of the items screen.
public enum ItemsAction: Codable, Sendable {
    case loadResponse(Result<[Item], ItemError>)
    case deleteResponse(Item.ID, Result<Void, ItemError>)
    case saveResponse(Item.ID, Result<Item, ItemError>)
}

/// The items screen, as MVI: takes ``ItemsIntent``, holds ``ItemsState``, emits nothing.
public typealias ItemsStore = Store<ItemsReducer>

/// The rules of the items screen, as MVI.
public struct ItemsReducer: @MainActor Reducer {
    private let useCases: ItemsUseCases

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

        case .itemTapped(let id): state.select(id)
        case .selectionCleared(let id): state.deselect(id)

        case .linkOpened(let id):
            return state.openLink(to: id) ? reduce(&state, intent: .loadRequested) : .none

        case .deleteTapped(let id):
            guard state.beginDelete(of: id) else { return .none }
            return .write(.item(id)) { [useCases] () throws(ItemError) in
                try await useCases.deleteItem.execute(id: id)
            } as: {
                .deleteResponse(id, $0)
            }

        case .addTapped(let id): state.openForm(toAdd: id)
        case .editTapped(let id): state.openForm(toEdit: id)
        case .nameChanged(let id, let name): state.typeName(name, into: id)

        case .saveTapped(let id):
            guard let form = state.beginSave(of: id) else { return .none }
            return .write(.item(id)) { [useCases] () throws(ItemError) in
                try await useCases.saveItem.execute(form.draft, isNew: form.isNew)
            } as: {
                .saveResponse(id, $0)
            }

        case .formClosed(let id): state.closeForm(id)
        case .draftKept(let id): state.keepDraft(id)
        case .draftDiscarded(let id): state.discardDraft(id)
        case .errorDismissed(let error): state.errors.dismiss(error)
        }
        return .none
    }

    public func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        switch action {
        case .loadResponse(let result): state.endLoad(result)
        case .deleteResponse(let id, let result): state.endDelete(of: id, result)
        case .saveResponse(let id, let result): state.endSave(of: id, result)
        }
        return .none
    }
}

/// For code that works with both patterns. A view sends intents.
extension Store: ItemsScreen where R == ItemsReducer {
    public func load() -> ScreenTask { send(.loadRequested) ?? .ended }

    public func select(_ id: Item.ID) { send(.itemTapped(id)) }

    public func deselect(_ id: Item.ID) { send(.selectionCleared(id)) }

    public func openLink(to id: Item.ID) -> ScreenTask? { send(.linkOpened(id)) }

    public func delete(_ id: Item.ID) -> ScreenTask? { send(.deleteTapped(id)) }

    public func add(_ id: Item.ID) { send(.addTapped(id)) }

    public func edit(_ id: Item.ID) { send(.editTapped(id)) }

    public func typeName(_ name: String, into id: Item.ID) { send(.nameChanged(id, name)) }

    public func save(_ id: Item.ID) -> ScreenTask? { send(.saveTapped(id)) }

    public func closeForm(_ id: Item.ID) { send(.formClosed(id)) }

    public func keepDraft(_ id: Item.ID) { send(.draftKept(id)) }

    public func discardDraft(_ id: Item.ID) { send(.draftDiscarded(id)) }

    public func dismiss(_ error: ItemError) { send(.errorDismissed(error)) }
}
