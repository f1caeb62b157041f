@MainActor
open class UITableView: UIView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }
    open var indexPathForSelectedRow: IndexPath? { fatalError() }
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { fatalError() }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { fatalError() }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        fatalError()
    }
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell { fatalError() }
}

@MainActor
open class UITableViewCell: UIView {
    open func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set { fatalError() }
    }
}

@MainActor
open class UITableViewController: UIViewController {
    public init(style: UITableView.Style) { fatalError() }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        fatalError()
    }
    public required init?(coder: NSCoder) { fatalError() }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! {
        get { fatalError() }
        set { fatalError() }
    }
    open var refreshControl: UIRefreshControl? {
        get { fatalError() }
        set { fatalError() }
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        fatalError()
    }
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { fatalError() }
}

@MainActor
open class UISwipeActionsConfiguration: NSObject {
    public convenience init(actions: [UIContextualAction]) { fatalError() }
}

@MainActor
open class UIContextualAction: NSObject {
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView,
            _ completionHandler: @escaping (Bool) -> Void
        ) -> Void
    public enum Style: Int, Sendable {
        case normal, destructive
    }
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        fatalError()
    }
    open var image: UIImage? {
        get { fatalError() }
        set { fatalError() }
    }
}

@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) { fatalError() }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { fatalError() }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        fatalError()
    }
}

@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    public init() { fatalError() }
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { fatalError() }
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) { fatalError() }
}
