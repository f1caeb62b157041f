#if canImport(UIKit)
import Domain
public import UIKit

/// The items screen in UIKit, over either pattern: a state to render, somewhere to send intents.
public final class ItemsViewController: UITableViewController {
    private let state: @MainActor () -> ItemsState
    private let send: Send<ItemsIntent>
    private var observation: StateObservation<ItemsState>?

    private lazy var dataSource = ItemsDataSource(tableView: tableView)
    private lazy var deselectButton = UIBarButtonItem(
        primaryAction: UIAction(title: "Deselect") { [send] _ in send(.selectionCleared) })

    init(state: @escaping @MainActor () -> ItemsState, send: Send<ItemsIntent>) {
        self.state = state
        self.send = send
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable, message: "A screen needs a view model or a store.")
    public required init?(coder: NSCoder) {
        return nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = deselectButton
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(
            UIAction { [send] _ in send(.loadRequested) }, for: .valueChanged)
        self.refreshControl = refreshControl
        observation = StateObservation(of: state) { [weak self] in self?.render($0) }
        send(.loadRequested)
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
        send(.itemTapped(item.id))
    }

    public override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [send] _, _, completed in
            send(.deleteTapped(item.id))
            completed(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func render(_ state: ItemsState) {
        title = state.selectedItem?.name ?? "Items"
        deselectButton.isEnabled = state.selectedItem != nil
        if !state.isLoading { refreshControl?.endRefreshing() }
        contentUnavailableConfiguration = state.placeholder?.configuration(
            emptyText: "No Items", emptyImage: "tray"
        ) { [send] in
            send(.loadRequested)
        }
        dataSource.render(state.visibleItems, animated: view.window != nil)
        renderSelection(state.selectedItem)
        renderErrorAlert(state.alertMessage) { [send] in send(.errorDismissed) }
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
