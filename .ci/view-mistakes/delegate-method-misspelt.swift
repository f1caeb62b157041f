// Layer: Presentation
// Error: argument labels for method 'tableView(_:didSelectRow:)' do not match those of overridden method
import UIKit

final class MisspeltViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
}
