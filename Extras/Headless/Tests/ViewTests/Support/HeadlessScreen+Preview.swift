import Headless
import SwiftUI
import UIKit

extension HeadlessScreen {
    /// Shows a preview: a view or a view controller.
    static func of(preview: Any) -> HeadlessScreen? {
        if let view = preview as? any View { return HeadlessScreen(view) }
        return (preview as? UIViewController).map { HeadlessScreen($0) }
    }
}
