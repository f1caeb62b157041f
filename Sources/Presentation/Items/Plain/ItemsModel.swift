public import Domain
public import Observation

/// The items screen as a plain model, for comparison; the app does not use it.
///
/// It is an observable class with `async` methods. The view calls them from `.task`, from `.refreshable`,
/// and from buttons. A comment with ✗ marks a place where it breaks a rule; the article “Choosing a
/// pattern” has a table of these rules.
@MainActor
@Observable
public final class ItemsModel {
    public private(set) var items: [Item] = []
    public private(set) var loading = Loading<ItemError>.never
    public private(set) var isSaving = false
    public var selectedItemID: Item.ID?
    /// The form in the sheet; nil if none is open.
    public var form: ItemFormState?
    /// The error that the alert shows.
    public var error: ItemError?
    private var deleting: Set<Item.ID> = []
    /// The saves and deletes that have succeeded since the newest load began. The answer to this load can
    /// be older than these changes.
    private var changesDuringLoad: [ItemChange] = []
    /// The item of a link, until a load has shown whether this item exists.
    private var pendingLink: Item.ID?
    private let useCases: ItemsUseCases

    public init(useCases: ItemsUseCases) { self.useCases = useCases }

    /// All items that have no delete in flight.
    public var visibleItems: [Item] { items.filter { !deleting.contains($0.id) } }

    public var selectedItem: Item? { visibleItems.first { $0.id == selectedItemID } }

    public var hasDraft: Bool { form.map { $0.draft != $0.original } ?? false }

    /// Reads the items, if no load is in flight. If there are no items yet, the error is shown in place
    /// of the list. Otherwise, an alert shows the error.
    public func load() async {
        // ✗ While a load hangs, a second load does not ask again.
        guard loading != .loading else { return }
        loading = .loading
        // ✗ This also clears the error of a delete, even if nobody has read it.
        error = nil
        changesDuringLoad = []
        do throws(ItemError) {
            let loaded = try await useCases.getItems.execute()
            // ✗ An open form does not show that somebody else has changed its item.
            items = changesDuringLoad.reduce(into: loaded) { $1.apply(to: &$0) }
            loading = .loaded
            if selectedItem == nil { selectedItemID = nil }
            openPendingLink()
        } catch .storage(.cancelled) {
            loading = .never
        } catch {
            loading = .failed(error)
            if !items.isEmpty { self.error = error }
        }
    }

    /// Opens the item, after a load if the list does not show it.
    public func openLink(to id: Item.ID) async {
        pendingLink = id
        if visibleItems.contains(where: { $0.id == id }) { openPendingLink() } else { await load() }
    }

    private func openPendingLink() {
        guard let id = pendingLink else { return }
        // ✗ An item that is being deleted counts as gone.
        pendingLink = nil
        guard visibleItems.contains(where: { $0.id == id }) else { return error = .notFound(id) }
        selectedItemID = id
        if !hasDraft { closeForm() }
    }

    /// Hides the item at once. If the delete fails, the item appears again in its old position. An item
    /// that does not exist any more counts as deleted.
    public func delete(_ id: Item.ID) async {
        guard deleting.insert(id).inserted else { return }
        defer { deleting.remove(id) }
        if selectedItemID == id { selectedItemID = nil }
        do throws(ItemError) {
            try await useCases.deleteItem.execute(id: id)
            show(.deleted(id))
        } catch .notFound {
            show(.deleted(id))
        } catch {
            // ✗ If two deletes fail, the user sees only the second error.
            self.error = error
        }
    }

    /// Shows a change that has succeeded. A load in flight does not undo it.
    private func show(_ change: ItemChange) {
        change.apply(to: &items)
        if loading == .loading { changesDuringLoad.append(change) }
    }

    public func add(_ id: Item.ID) { open(Item(id: id, name: ""), isNew: true) }

    public func edit(_ item: Item) { open(item, isNew: false) }

    private func open(_ item: Item, isNew: Bool) {
        if form == nil { form = ItemFormState(original: item, isNew: isNew, draft: item) }
    }

    /// If there is a draft, asks first. During a save, the form stays open.
    public func closeForm() {
        // ✗ While a save hangs, the form can't be closed.
        guard !isSaving else { return }
        if hasDraft { form?.isAskingToDiscard = true } else { form = nil }
    }

    /// Saves the text in the form, and closes the form. If the save fails, the form stays open.
    public func save() async {
        guard let form, form.canSave, !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        error = nil
        do throws(ItemError) {
            show(.saved(try await useCases.saveItem.execute(form.draft, isNew: form.isNew)))
            // ✗ Text that is typed after the tap on Save is lost.
            self.form = nil
        } catch {
            self.error = error
        }
    }
}
