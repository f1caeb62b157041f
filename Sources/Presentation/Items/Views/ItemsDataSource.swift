#if canImport(UIKit)
import Domain
import UIKit

/// The rows of the items screen, one section of them.
final class ItemsDataSource: UITableViewDiffableDataSource<Int, Item> {
    private static let cellIdentifier = "item"

    convenience init(tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        self.init(tableView: tableView) { tableView, indexPath, item in
            let cell = tableView.dequeueReusableCell(
                withIdentifier: Self.cellIdentifier, for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = item.name
            cell.contentConfiguration = content
            return cell
        }
    }

    /// Shows these items. `completion` is called when the rows are in their places.
    func render(_ items: [Item], animated: Bool, completion: (() -> Void)? = nil) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        apply(snapshot, animatingDifferences: animated, completion: completion)
    }

    /// By default no row of a diffable data source can be edited, and none can be swiped.
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
}
#endif
