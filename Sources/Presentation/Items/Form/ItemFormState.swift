public import Domain

/// The state of the form that adds or changes an item.
public struct ItemFormState: Equatable, Identifiable, Sendable {
    /// The item when the form was opened; without a name if it is new.
    public let original: Item
    public let isNew: Bool
    /// The item as the user has typed it.
    public var draft: Item
    /// True while the user is asked whether to throw the draft away.
    public var isAskingToDiscard = false

    public var id: Item.ID { original.id }
    public var canSave: Bool { draft.hasName }
}

/// An event of the form, for the screen that has opened it.
public enum ItemFormEvent: Equatable, Sendable {
    /// The screen sends the save, because the form may be closed before the answer comes.
    case saveRequested(Item, isNew: Bool)
}

/// What the screen does with the form: opens it, saves, and closes it.
extension ItemsState {
    /// Returns a form for a new item: empty, or with an item that could not be saved and is not in the
    /// list. Nil while a form is open.
    func formToAdd(_ id: Item.ID) -> ItemFormState? {
        guard form == nil else { return nil }
        let notSaved = notSaved.first { self[$0.id] == nil }
        let new = Item(id: notSaved?.id ?? id, name: "")
        return ItemFormState(original: new, isNew: true, draft: notSaved ?? new)
    }

    /// Nil while a form is open, and for an item that the list does not show.
    func formToEdit(_ id: Item.ID) -> ItemFormState? {
        guard form == nil, isVisible(id), let item = self[id] else { return nil }
        let draft = saving[id] ?? notSaved.first { $0.id == id } ?? item
        return ItemFormState(original: item, isNew: false, draft: draft)
    }

    /// Closes the form of this item without a save, and forgets its draft. A save in flight goes on.
    mutating func discardForm(_ id: Item.ID) {
        guard form?.id == id else { return }
        form = nil
        notSaved.removeAll { $0.id == id }
    }

    /// Returns false while an earlier save of the item is in flight.
    mutating func beginSave(of item: Item) -> Bool {
        guard saving[item.id] == nil else { return false }
        saving[item.id] = item
        notSaved.removeAll { $0.id == item.id }
        errors.beginWrite(of: item.id)
        return true
    }

    /// Shows the saved item and closes its form, or shows why it is not saved and keeps the draft. Text
    /// that comes after the tap on Save, such as a late correction by the keyboard, stays in the form.
    mutating func endSave(of item: Item, _ result: Result<Item, ItemError>) {
        saving[item.id] = nil
        switch result {
        case .success(let saved):
            show(.saved(saved))
            if form?.draft == item { form = nil }
        case .failure(let error):
            errors.failWrite(error, of: item.id)
            if form?.id != item.id, !deleting.contains(item.id) { notSaved.append(item) }
        }
    }
}
