// Layer: Presentation
// System: iPhone
// Error: method does not override any method from its superclass
import UIKit

final class MisspeltViewController: UIViewController {
    override func viewDidApear(_ animated: Bool) {}
}
