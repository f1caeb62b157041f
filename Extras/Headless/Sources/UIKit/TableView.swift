import Elements
public import Foundation

@MainActor
open class UITableView: UIView {
    public enum Style: Sendable { case insetGrouped }
    public enum ScrollPosition: Sendable { case none }
    open private(set) var indexPathForSelectedRow: IndexPath?
    private var cells: [String: UITableViewCell.Type] = [:]
    weak var controller: UITableViewController?
    // Set by the data source, which is generic.
    var indexPaths: () -> [IndexPath] = { [] }
    var cell: (IndexPath) -> UITableViewCell? = { _ in nil }
    var canEdit: (IndexPath) -> Bool = { _ in false }

    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { indexPathForSelectedRow = indexPath }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells[identifier] = cellClass as? UITableViewCell.Type
    }
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = cells[identifier] else { fatalError("No cell is called “\(identifier)”.") }
        return cell.init(frame: .zero)
    }

    override func elements(at place: Place) -> [Element] {
        let list = Element(.list, children: indexPaths().map { row($0, at: place) }, at: place)
        if let control = controller?.refreshControl {
            list.refresh = { control.pull() }
            list.traits = control.isRefreshing ? ["refreshing"] : []
        }
        return [list]
    }

    private func row(_ path: IndexPath, at place: Place) -> Element {
        let content = cell(path)?.contentConfiguration as? UIListContentConfiguration
        let row = Element(.button, content?.text ?? "", at: place)
        row.traits = path == indexPathForSelectedRow ? ["selected"] : []
        row.tap = {
            self.indexPathForSelectedRow = path
            self.controller?.tableView(self, didSelectRowAt: path)
        }
        if canEdit(path) {
            let swipe = controller?.tableView(
                self, trailingSwipeActionsConfigurationForRowAt: path)
            row.swipeActions = swipe?.actions.map { $0.element(at: place) } ?? []
        }
        return row
    }
}

@MainActor
open class UITableViewCell: UIView {
    open var contentConfiguration: (any UIContentConfiguration)?
    public required override init(frame: CGRect) { super.init(frame: frame) }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .init() }
}

@MainActor
open class UITableViewController: UIViewController {
    open var refreshControl: UIRefreshControl?
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! { view as? UITableView }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    override func makeView() -> UIView {
        let table = UITableView()
        table.controller = self
        return table
    }
}
