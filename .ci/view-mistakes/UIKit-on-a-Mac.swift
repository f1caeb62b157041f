// Layer: Presentation
// System: Mac
// Error: no such module 'UIKit'
import UIKit

final class ItemViewController: UIViewController {}
