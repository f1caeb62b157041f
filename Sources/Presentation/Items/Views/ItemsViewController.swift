#if canImport(UIKit)
import Domain
public import UIKit

/// The items screen in UIKit: renders a state, and calls an action for what the user does.
public final class ItemsViewController: UITableViewController {
    @MainActor
    struct Actions {
        let load: () -> Void
        let select: (Item.ID) -> Void
        let deselect: () -> Void
        let delete: (Item.ID) -> Void
        let dismiss: (ItemError) -> Void
    }

    private let state: () -> ItemsState
    private let actions: Actions
    private let alert: ErrorAlertPresenter<ItemError>
    private var observation: StateObservation<ItemsState>?

    private lazy var dataSource = ItemsDataSource(tableView: tableView)
    private lazy var deselectButton = UIBarButtonItem(
        primaryAction: UIAction(title: "Deselect") { [actions] _ in actions.deselect() })

    init(state: @escaping () -> ItemsState, actions: Actions) {
        self.state = state
        self.actions = actions
        alert = ErrorAlertPresenter(
            error: { state().list.alert }, dismiss: actions.dismiss)
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable, message: "This screen is not in a storyboard.")
    public required init?(coder: NSCoder) {
        return nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        // On the left it would replace the button that goes back.
        navigationItem.rightBarButtonItem = deselectButton
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [actions] _ in actions.load() }, for: .valueChanged)
        self.refreshControl = refreshControl
        observation = StateObservation(of: state) { [weak self] in self?.render($0) }
        actions.load()
    }

    /// Only from now on can an alert be presented.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        render(state())
    }

    public override func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        actions.select(item.id)
    }

    public override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, completed in
            guard let self else { return completed(false) }
            actions.delete(item.id)
            // Rendered at once, so that the row has gone when the swipe is completed.
            render(state()) { completed(true) }
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func render(_ state: ItemsState, completion: (() -> Void)? = nil) {
        title = state.selectedItem?.name ?? "Items"
        deselectButton.isEnabled = state.selectedItem != nil
        if !state.isLoading { refreshControl?.endRefreshing() }
        contentUnavailableConfiguration = state.list.placeholder?.configuration(
            emptyText: "No Items", emptyImage: "tray", retry: actions.load)
        dataSource.render(
            state.visibleItems, animated: view.window != nil, completion: completion)
        renderSelection(state.selectedItem)
        alert.update(on: self)
    }

    private func renderSelection(_ item: Item?) {
        let selected = item.flatMap(dataSource.indexPath(for:))
        guard selected != tableView.indexPathForSelectedRow else { return }
        if let selected {
            tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
        } else if let deselected = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: deselected, animated: true)
        }
    }
}
#endif
