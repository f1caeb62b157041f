public import Domain

/// The state of the form that adds or changes an item.
public struct ItemFormState: Equatable, Identifiable, Sendable {
    /// The item as it is stored; without a name if it is new. When a save succeeds, this is the saved item.
    public var original: Item
    public var isNew: Bool
    /// The item as the user has typed it.
    public var draft: Item
    /// True while the user is asked whether to discard the draft.
    public var isAskingToDiscard = false

    public var id: Item.ID { original.id }
    /// Also false while nothing is changed.
    public var canSave: Bool { draft.hasName && draft != original }
}

extension ItemsState {
    /// True if the user has typed something into the form that no save has sent yet.
    public var hasDraft: Bool { form.map { $0.draft != (saving[$0.id] ?? $0.original) } ?? false }

    /// True while the save of the item in the form is in flight.
    public var isSavingForm: Bool { form.map { saving[$0.id] != nil } ?? false }
}

/// Changes of the form.
///
/// A sheet that is closing can still be tapped. So each function gets the id of its form, and does nothing
/// if that form is not open any more.
extension ItemsState {
    /// Opens a form for a new item, if no form is open. The form is empty, or has an item whose save has
    /// failed and that is not in the list.
    ///
    /// Before the first load, nobody knows whether such an item is new. So the form is empty.
    mutating func openForm(toAdd id: Item.ID) {
        guard form == nil else { return }
        let isKnown = !items.isEmpty || loading == .loaded
        let leftover = isKnown ? notSaved.first { self[$0.id] == nil } : nil
        let new = Item(id: leftover?.id ?? id, name: "")
        form = ItemFormState(original: new, isNew: true, draft: leftover ?? new)
    }

    /// Opens the form of an item that the list shows, if no form is open.
    mutating func openForm(toEdit id: Item.ID) {
        guard form == nil, isVisible(id), let item = self[id] else { return }
        let draft = saving[id] ?? notSaved.first { $0.id == id } ?? item
        form = ItemFormState(original: item, isNew: false, draft: draft)
    }

    mutating func typeName(_ name: String, into id: Item.ID) {
        if form?.id == id { form?.draft.name = name }
    }

    /// Closes the form. If there is a draft, asks the user first.
    mutating func closeForm(_ id: Item.ID) {
        if form?.id == id, hasDraft { form?.isAskingToDiscard = true } else { discardDraft(id) }
    }

    /// Ends the question whether to discard the draft.
    mutating func keepDraft(_ id: Item.ID) {
        if form?.id == id { form?.isAskingToDiscard = false }
    }

    /// Closes the form, and forgets its draft. A save in flight goes on.
    mutating func discardDraft(_ id: Item.ID) {
        guard form?.id == id else { return }
        form = nil
        notSaved.removeAll { $0.id == id }
    }

    /// Returns the form to save. Nil if there is nothing to save, or while an earlier save of the item is in
    /// flight.
    mutating func beginSave(of id: Item.ID) -> ItemFormState? {
        guard let form, form.id == id, form.canSave, saving[id] == nil else { return nil }
        saving[id] = form.draft
        notSaved.removeAll { $0.id == id }
        errors.beginWrite(of: id)
        return form
    }

    /// Handles the answer to a save. After a success, shows the item and closes the form. If the text has
    /// changed since the tap on Save, such as by a late correction of the keyboard, the form stays open
    /// with the new text. After a failure, shows the error and keeps the draft.
    mutating func endSave(of item: Item, _ result: Result<Item, ItemError>) {
        saving[item.id] = nil
        switch result {
        case .success(let saved):
            show(.saved(saved))
            guard form?.id == item.id else { return }
            form?.original = saved
            form?.isNew = false
            if form?.draft == item { form = nil }
        case .failure(let error):
            errors.failWrite(error, of: item.id)
            if form?.id != item.id, !deleting.contains(item.id) { notSaved.append(item) }
        }
    }
}
