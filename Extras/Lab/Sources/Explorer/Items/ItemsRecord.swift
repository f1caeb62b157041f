import Domain
import Presentation
import Scenarios

/// The user's texts and taps, the acknowledged writes, and the loaded lists. Nothing comes from the
/// state of the app.
///
/// It follows the app's promises. A letter with a number, such as F8, names the promise.
struct ItemsRecord: Sendable {
    /// The text that was typed last for an item.
    struct Form: Sendable {
        let id: Item.ID
        /// The item's last known stored name, even after the item is gone; nil if the item is new.
        var known: String?
        var typed: String
        var isAsking = false
        /// F8: true if a load has brought another name than the form began with.
        var isOutdated = false
    }

    private(set) var form: Form?
    /// The forms whose saves are in flight, with the texts that are being saved.
    private var sent: [Item.ID: Form] = [:]
    /// Typed texts that were not stored, and are in no open form; the oldest first.
    private var unstored: [Form] = []
    /// For each item, the names of its unanswered write requests, in the order of the taps.
    private(set) var taps: [Item.ID: [String]] = [:]
    /// The acknowledged writes. The name is nil after a delete.
    private var acknowledged: [(id: Item.ID, name: String?, moment: Int)] = []
    private var read: (items: [Item], asked: Int)?
    private(set) var selected: Item.ID?
    /// The item that a link will open after the load.
    private(set) var linked: Item.ID?
    private var isLoading = false
    private var hasLoadFailed = false
    /// The moments at which the items were requested. The keys of `missing` are the moments at
    /// which a link found no item.
    private(set) var asked: [Int] = []
    private(set) var missing: [Int: ItemError] = [:]

    /// The record of a screen that begins in this state.
    init(_ state: ItemsState = ItemsState()) {
        form = state.form.map(Form.init)
        unstored = state.notSaved.filter { $0.id != state.form?.id }.map(Form.init)
        (selected, linked) = (state.selectedItemID, state.linkedItemID)
        isLoading = state.isLoading
    }

    /// S3: a new session of the same user begins with the texts that were typed in the last session.
    init(_ state: ItemsState, after last: ItemsRecord) {
        self.init(state)
        (form, unstored) = (last.form, last.unstored)
    }

    /// The texts that come back after “Log In Again”.
    var typed: [String] {
        ([form].compactMap(\.self) + unstored).map { "\($0.id) \($0.known == nil): \($0.typed)" }
    }

    /// L5, L6: the list that was read last, with the changes that were acknowledged after the read began.
    private var stored: [Item] {
        var items = read?.items ?? []
        for change in acknowledged where change.moment > read?.asked ?? 0 {
            let index = items.firstIndex { $0.id == change.id }
            switch (index, change.name.map { Item(id: change.id, name: $0) }) {
            case (let index?, let item?): items[index] = item
            case (let index?, nil): items.remove(at: index)
            case (nil, let item?): items.append(item)
            case (nil, nil): break
            }
        }
        return items
    }

    /// The items that the promises call visible.
    var visible: [Item] { stored.filter { !isDeleting($0.id) } }

    var hasDraft: Bool { form.map(isDraft) ?? false }

    /// The form that the screen has to show.
    var shownForm: ShownForm? {
        form.map { form in
            ShownForm(
                id: form.id, text: form.typed, isSaving: sent[form.id] != nil,
                isOutdated: form.isOutdated, isAsking: form.isAsking)
        }
    }

    private func name(of id: Item.ID) -> String? { stored.first { $0.id == id }?.name }
    private func isVisible(_ id: Item.ID) -> Bool { visible.contains { $0.id == id } }
    private func isDeleting(_ id: Item.ID) -> Bool { taps[id]?.contains("delete \(id)") == true }

    private func differs(_ form: Form) -> Bool {
        form.typed != name(of: form.id) ?? form.known ?? ""
    }

    /// True if the promises call this form a draft. While a save is in flight, its text counts as
    /// stored.
    private func isDraft(_ form: Form) -> Bool {
        sent[form.id].map { $0.typed != form.typed } ?? differs(form)
    }
}

extension ItemsRecord {
    mutating func take(_ step: ItemsScenario.Step, at moment: Int) {
        switch step {
        case .load: ask(at: moment)
        case .select(let id) where isVisible(id): (selected, linked) = (id, nil)  // L7, K6
        case .deselect: deselect()
        case .link(let id): follow(id, at: moment)
        case .delete(let id) where isVisible(id): delete(id)
        case .add(let id) where form == nil && name(of: id) == nil && taps[id] == nil:  // F1
            linked = nil  // K6
            let isNew = unstored.firstIndex { $0.known == nil }  // F6, F10
            form = isNew.map { unstored.remove(at: $0) } ?? Form(id: id, known: nil, typed: "")
        case .edit(let id) where form == nil && isVisible(id):
            linked = nil  // K6
            let (index, name) = (unstored.firstIndex { $0.id == id }, name(of: id))
            let kept =
                sent[id]  // F7
                ?? index.map { unstored.remove(at: $0) }  // F6, F9
            form = Form(id: id, known: name, typed: kept?.typed ?? name ?? "")
            // F8: if a text that could not be saved comes back, the form also says that somebody has
            // changed the item.
            if let kept, let name, let form, form.typed != name {
                self.form?.isOutdated = kept.isOutdated || kept.known != name
            }
        case .type(let text): form?.typed = text
        case .save:
            guard var form, sent[form.id] == nil, differs(form),
                !form.typed.allSatisfy(\.isWhitespace)
            else { return }  // F3
            form.isAsking = false
            sent[form.id] = form
            taps[form.id, default: []].append("save \(form.id)")
        case .close where hasDraft: form?.isAsking = true  // F2
        case .close: form = nil
        case .discard where form?.isAsking == true: form = nil
        case .keep: form?.isAsking = false
        case .select, .delete, .add, .edit, .discard, .clearError: break
        }
    }

    mutating func take<Feature>(_ answer: History<Feature>.Answered) {
        let name = answer.request.name
        if name == "load" {
            isLoading = false
            if let items = answer.value([Item].self) {
                see(items, asked: answer.request.opened, at: answer.moment)
            } else {
                hasLoadFailed = true
                if !stored.isEmpty, linked.map(isDeleting) != true { linked = nil }  // K4, K5
            }
            return
        }
        guard let id = name.split(separator: " ").last.map(String.init), taps[id]?.first == name
        else { return }
        taps[id]?.removeFirst()
        if taps[id] == [] { taps[id] = nil }
        if let form = sent[id], name.hasPrefix("save") {
            sent[id] = nil
            endSave(form, answer.isDone, at: answer.moment)
        } else {
            endDelete(id, answer.isDone, at: answer.moment)
        }
    }

    private mutating func ask(at moment: Int) {
        asked.append(moment)
        (isLoading, hasLoadFailed) = (true, false)
    }

    private mutating func deselect() {
        if linked == selected { linked = nil }  // K6
        selected = nil
    }

    private mutating func follow(_ id: Item.ID, at moment: Int) {
        linked = id  // K7
        if isVisible(id) {
            open(id)
            if !isLoading { linked = nil }
        } else if !isLoading {  // K4
            ask(at: moment)
        }
    }

    /// Promise K1: shows the item, and closes the form unless it has a draft.
    private mutating func open(_ id: Item.ID) {
        selected = id
        if !hasDraft { form = nil }
    }

    private mutating func delete(_ id: Item.ID) {
        if selected == id { deselect() }  // L7
        taps[id, default: []].append("delete \(id)")
        guard var form, form.id == id else { return }
        self.form = nil  // F9
        form.isAsking = false
        if differs(form) || isDraft(form) { unstored.append(form) }
    }

    private mutating func see(_ items: [Item], asked: Int, at moment: Int) {
        let hadDraft = hasDraft
        read = (items, asked)
        if var form, let name = name(of: form.id), name != form.known {  // F8
            let isKept = hadDraft || sent[form.id] != nil
            if !isKept { form.typed = name }
            (form.known, form.isOutdated) = (name, form.typed != name)
            self.form = form
        }
        if let id = selected, !isVisible(id) { selected = nil }  // L8, P2
        guard let id = linked, !isDeleting(id) else { return }
        linked = nil
        if isVisible(id) { open(id) } else { missing[moment] = .notFound(id) }  // K2, K3
    }

    private mutating func endSave(_ form: Form, _ isDone: Bool, at moment: Int) {
        let id = form.id
        if isDone {
            let name = form.typed.trimmed
            acknowledged.append((id, name, moment))
            unstored.removeAll { $0.id == id && $0.typed == form.typed }
            if self.form?.id == id {
                self.form?.known = name
                self.form?.isOutdated = false
            }
            if self.form?.id == id, [form.typed, name].contains(self.form?.typed) {
                self.form = nil  // F4
            }
        } else if self.form?.id != id, !unstored.contains(where: { $0.id == id }) {
            unstored.append(form)  // F5, F6
        }
    }

    private mutating func endDelete(_ id: Item.ID, _ isDone: Bool, at moment: Int) {
        if isDone {
            acknowledged.append((id, nil, moment))
            unstored.removeAll { $0.id == id }  // F9
        }
        guard linked == id else { return }  // K5
        if isVisible(id) {
            open(id)
        } else if !isLoading, !hasLoadFailed {
            missing[moment] = .notFound(id)  // K3, K4, E1
        }
        if !isLoading { linked = nil }
    }
}

/// The parts of a form that a property compares.
struct ShownForm: Equatable, Sendable {
    let id: Item.ID
    let text: String
    let isSaving: Bool
    let isOutdated: Bool
    let isAsking: Bool
}

extension ItemsRecord.Form {
    fileprivate init(_ form: ItemFormState) {
        self.init(
            id: form.id, known: form.isNew ? nil : form.original.name, typed: form.draft.name,
            isAsking: form.isAskingToDiscard, isOutdated: form.isOutdated)
    }
}

extension ItemsState {
    var shownForm: ShownForm? {
        form.map {
            ShownForm(
                id: $0.id, text: $0.draft.name, isSaving: saving[$0.id] != nil,
                isOutdated: $0.isOutdated, isAsking: $0.isAskingToDiscard)
        }
    }

    /// The keys of the items whose writes have begun since the state `before`.
    func begun(since before: ItemsState) -> [String] {
        let saved = Set(saving.keys).subtracting(before.saving.keys)
        return saved.union(deleting.subtracting(before.deleting)).map { "item \($0)" }
    }
}

extension History<ItemsScenario> {
    var record: ItemsRecord {
        folded("record", from: ItemsRecord(moments[0].state)) { record, event in
            switch event.what {
            case .input(let step): record.take(step, at: event.moment)
            case .answer(let answer): record.take(answer)
            case .other: break
            }
        }
    }
}
