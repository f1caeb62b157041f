import Elements
public import Foundation

@MainActor
open class UITableView: UIView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }
    open private(set) var indexPathForSelectedRow: IndexPath?
    private var cells: [String: UITableViewCell.Type] = [:]
    weak var controller: UITableViewController?
    /// Asks the data source, which is generic.
    var rows: any Rows = NoRows()

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
        let rows = rows.indexPaths.map { path in row(path, at: place) }
        let list = Element(.list, children: rows, at: place)
        if let control = controller?.refreshControl { list.refresh = { control.pull() } }
        return [list]
    }

    private func row(_ path: IndexPath, at place: Place) -> Element {
        let row = rows.cell(self, path)?.element(at: place) ?? Element(.button, at: place)
        if path == indexPathForSelectedRow { row.traits.append("selected") }
        row.tap = {
            self.indexPathForSelectedRow = path
            self.controller?.tableView(self, didSelectRowAt: path)
        }
        if rows.canEdit(self, path) {
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

    func element(at place: Place) -> Element {
        let text = (contentConfiguration as? UIListContentConfiguration)?.text
        return described(Element(.button, text ?? "", at: place))
    }
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

@MainActor
open class UISwipeActionsConfiguration: NSObject {
    let actions: [UIContextualAction]
    public init(actions: [UIContextualAction]) { self.actions = actions }
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
    open var image: UIImage?
    private let (style, title, handler): (Style, String?, Handler)

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }

    func element(at place: Place) -> Element {
        let button = Element(.button, title ?? "", at: place)
        button.traits = style == .destructive ? ["destructive"] : []
        button.tap = { self.handler(self, UIView()) { _ in } }
        return button
    }
}
