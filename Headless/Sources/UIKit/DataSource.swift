public import Foundation

@MainActor
protocol Rows: AnyObject {
    var indexPaths: [IndexPath] { get }
    func cell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell?
    func canEdit(_ tableView: UITableView, _ indexPath: IndexPath) -> Bool
}

@MainActor
final class NoRows: Rows {
    let indexPaths: [IndexPath] = []
    func cell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell? { nil }
    func canEdit(_ tableView: UITableView, _ indexPath: IndexPath) -> Bool { false }
}

@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    private let provide: CellProvider
    private var items: [ItemIdentifierType] = []

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provide = cellProvider
        super.init()
        tableView.rows = self
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        items = snapshot.items
        completion?()
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
    }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        items.firstIndex(of: itemIdentifier).map { IndexPath(indexes: [0, $0]) }
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
    }
}

extension UITableViewDiffableDataSource: Rows {
    var indexPaths: [IndexPath] { items.indices.map { IndexPath(indexes: [0, $0]) } }
    func cell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell? {
        itemIdentifier(for: indexPath).flatMap { provide(tableView, indexPath, $0) }
    }
    func canEdit(_ tableView: UITableView, _ indexPath: IndexPath) -> Bool {
        self.tableView(tableView, canEditRowAt: indexPath)
    }
}

/// Of one section.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [SectionIdentifierType] = []
    fileprivate private(set) var items: [ItemIdentifierType] = []
    public init() {}
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers
    }
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        precondition(!sections.isEmpty, "There is no section.")
        precondition(Set(items + identifiers).count == items.count + identifiers.count)
        items += identifiers
    }
}
