public import Domain

/// The state of the form that adds or changes an item.
public struct ItemFormState: Codable, Equatable, Identifiable, Sendable {
    /// The item as it is stored now, as far as this screen knows; without a name if it is new.
    public var original: Item
    public var isNew: Bool
    /// The item as the user has typed it.
    public var draft: Item
    /// True while the user is asked whether to discard the draft.
    public var isAskingToDiscard = false
    /// True if a load has brought another name after the user had typed one. The form says so, because a
    /// save overwrites that name.
    public var isOutdated = false

    public var id: Item.ID { original.id }
    /// False while the draft has no name, or is equal to the stored item.
    public var canSave: Bool { draft.hasName && draft != original }
}

extension ItemsState {
    /// True if the user has typed something into the form that no save has sent yet.
    public var hasDraft: Bool {
        form.map { $0.draft != (saving[$0.id]?.draft ?? $0.original) } ?? false
    }

    /// True while the save of the item in the form is in flight.
    public var isSavingForm: Bool { form.map { saving[$0.id] != nil } ?? false }
}

/// Changes of the form.
///
/// A sheet that is closing can still be tapped. So each function gets the id of its form, and does nothing
/// if that form is not open any more.
extension ItemsState {
    /// Opens a form for a new item, if no form is open. If an earlier new item could not be saved,
    /// opens its form instead.
    mutating func openForm(toAdd id: Item.ID) {
        guard form == nil else { return }
        linkedItemID = nil
        let new = Item(id: id, name: "")
        form =
            notSaved.first { $0.isNew && self[$0.id] == nil }
            ?? ItemFormState(original: new, isNew: true, draft: new)
    }

    /// Opens the form of an item that the list shows, if no form is open. A save of this item in flight
    /// closes the form when it succeeds.
    mutating func openForm(toEdit id: Item.ID) {
        guard form == nil, isVisible(id), let item = self[id] else { return }
        linkedItemID = nil
        let typed = saving[id] ?? notSaved.first { $0.id == id }
        form = typed ?? ItemFormState(original: item, isNew: false, draft: item)
        updateForm()
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
        guard var form, form.id == id, form.canSave, saving[id] == nil else { return nil }
        form.isAskingToDiscard = false
        saving[id] = form
        notSaved.removeAll { $0.id == id }
        errors.beginWrite(of: id)
        return form
    }

    /// Handles the answer to a save. After a success, shows the item and closes the form. If the text has
    /// changed since the tap on Save, such as by a late correction of the keyboard, the form stays open
    /// with the new text. After a failure, shows the error and keeps the draft.
    mutating func endSave(of id: Item.ID, _ result: Result<Item, ItemError>) {
        guard let sent = saving.removeValue(forKey: id) else { return }
        switch result {
        case .success(let saved):
            show(.saved(saved))
            guard form?.id == id else { return }
            form?.original = saved
            form?.isNew = false
            form?.isOutdated = false
            if form?.draft == sent.draft || form?.draft == saved { form = nil }
        case .failure(let error):
            errors.failWrite(error, of: id)
            if form?.id != id { notSaved.append(sent) }
        }
    }

    /// Compares the form with the stored item. If somebody else has changed the item:
    /// - If the user has typed nothing, the form shows the new name.
    /// - If the user has typed something, the text stays, and the form says that it is outdated.
    mutating func updateForm() {
        guard let open = form, let stored = self[open.id], stored != open.original else { return }
        let isTouched = saving[open.id] != nil || open.draft != open.original
        if !isTouched { form?.draft = stored }
        form?.original = stored
        form?.isNew = false
        form?.isOutdated = isTouched && open.draft != stored
    }
}
