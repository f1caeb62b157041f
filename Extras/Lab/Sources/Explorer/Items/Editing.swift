import Domain
import Presentation
import Scenarios

/// What the user has typed, deleted and saved, and what has become of it. It is judged by the steps, by what
/// the list showed, and by the answers.
struct Editing: Sendable {
    struct Form: Equatable, Sendable {
        let id: Item.ID
        /// What the item is called since its last save.
        var original: String
        var text: String
        var isAsking = false
    }

    var form: Form?
    /// The texts that are being saved.
    var saving: [Item.ID: String] = [:]
    /// What was typed into forms that were closed before their saves failed; the oldest first.
    var kept: [Item] = []
    /// The unanswered writes of each item, named like their requests, in the order of the taps.
    var writes: [Item.ID: [String]] = [:]
    /// What was saved or deleted, and in which moment; the name is nil after a delete.
    var done: [(id: Item.ID, name: String?, moment: Int)] = []

    /// What a screen in this state begins with.
    init(_ state: ItemsState = ItemsState()) {
        kept = state.notSaved
        form = state.form.map { form in
            Form(
                id: form.id, original: form.original.name, text: form.draft.name,
                isAsking: form.isAskingToDiscard)
        }
    }

    /// What comes back for a user who has to log in again.
    var typed: [String] { (form.map { ["\($0)"] } ?? []) + kept.map { "\($0)" } }
    var hasDraft: Bool { form.map { $0.text != saving[$0.id] ?? $0.original } ?? false }

    mutating func take(_ step: ItemsScenario.Step, on before: ItemsState) {
        switch step {
        case .delete(let id) where before.isListed(id):
            writes[id, default: []].append("delete \(id)")
            throwAway(id)
        case .add(let id) where form == nil && !before.isListed(id) && writes[id] == nil:
            let isKnown = !before.items.isEmpty || before.loading == .loaded
            let first = isKnown ? kept.first { !before.isListed($0.id) } : nil
            form = Form(id: first?.id ?? id, original: "", text: first?.name ?? "")
        case .edit(let id) where form == nil && before.isListed(id):
            let name = before.visibleItems.first { $0.id == id }?.name ?? ""
            let text = saving[id] ?? kept.first { $0.id == id }?.name ?? name
            form = Form(id: id, original: name, text: text)
        case .type(let text): form?.text = text
        case .save:
            guard let form, saving[form.id] == nil, form.text != form.original,
                !form.text.allSatisfy(\.isWhitespace)
            else { return }
            saving[form.id] = form.text
            kept.removeAll { $0.id == form.id }
            writes[form.id, default: []].append("save \(form.id)")
        case .close where hasDraft: form?.isAsking = true
        case .link where hasDraft, .discard where form?.isAsking != true: break
        case .link, .close, .discard: form.map { throwAway($0.id) }
        case .keep: form?.isAsking = false
        case .load, .select, .deselect, .delete, .add, .edit, .clearError: break
        }
    }

    mutating func take(_ answer: String, isDone: Bool, at moment: Int) {
        guard let id = answer.split(separator: " ").last.map(String.init),
            writes[id]?.first == answer
        else { return }
        writes[id]?.removeFirst()
        if writes[id] == [] { writes[id] = nil }
        guard answer.hasPrefix("save") else {
            if isDone { done.append((id, nil, moment)) }
            return
        }
        guard let text = saving.removeValue(forKey: id) else { return }
        if isDone {
            done.append((id, text.trimmed, moment))
            if form?.id == id, form?.text == text { form = nil }
            if form?.id == id { form?.original = text.trimmed }
        } else if form?.id != id, writes[id] == nil {
            kept.append(Item(id: id, name: text))
        }
    }

    private mutating func throwAway(_ id: Item.ID) {
        kept.removeAll { $0.id == id }
        if form?.id == id { form = nil }
    }
}

extension History<ItemsScenario> {
    var editing: Editing {
        folded("editing", from: Editing(moments[0].state)) { editing, event in
            switch event.what {
            case .input(let step): editing.take(step, on: event.before)
            case .answer(let answer):
                editing.take(answer.request.name, isDone: answer.isDone, at: event.moment)
            case .other: break
            }
        }
    }
}

extension ItemsState {
    func isListed(_ id: Item.ID) -> Bool { visibleItems.contains { $0.id == id } }

    /// The items that a step on this screen begins to write.
    func begins(_ step: ItemsScenario.Step) -> [Item.ID] {
        switch step {
        case .delete(let id): isListed(id) ? [id] : []
        case .save:
            form.map {
                saving[$0.id] == nil && $0.draft.hasName && $0.draft != $0.original ? [$0.id] : []
            } ?? []
        default: []
        }
    }
}
