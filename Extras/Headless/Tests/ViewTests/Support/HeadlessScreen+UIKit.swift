import Headless
import UIKit

// In a file of its own: with UIKit, Testing asks for a module that only Apple has.
extension HeadlessScreen {
    /// A view controller that presents these alerts: the first before it has a window, then one after the
    /// other.
    static func presenting(_ titles: [String]) -> HeadlessScreen {
        let controller = UIViewController(nibName: nil, bundle: nil)
        let screen = HeadlessScreen(controller, isHidden: true)
        for title in titles {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            controller.present(alert, animated: false)
            screen.appear()
        }
        return screen
    }
}
