public import Foundation

@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    private var items: [ItemIdentifierType] = []

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        super.init()
        tableView.indexPaths = { [unowned self] in
            items.indices.map { IndexPath(indexes: [0, $0]) }
        }
        tableView.cell = { [unowned self, unowned tableView] path in
            itemIdentifier(for: path).flatMap { cellProvider(tableView, path, $0) }
        }
        tableView.canEdit = { [unowned self, unowned tableView] path in
            self.tableView(tableView, canEditRowAt: path)
        }
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

/// Of one section.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    fileprivate private(set) var items: [ItemIdentifierType] = []
    public init() {}
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
    public mutating func appendItems(_ identifiers: [ItemIdentifierType]) { items += identifiers }
}
