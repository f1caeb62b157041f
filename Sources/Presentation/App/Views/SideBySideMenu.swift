#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
    /// The control that chooses the pattern, for the tool bar of the login and of each tab.
    @Entry public var sideBySideMenu: AnyView? = nil
}

/// Chooses the pattern in the app that has both patterns. Shows nothing in an app with one pattern.
///
/// In the bar, this is an icon: a text would leave no room for the title on a small phone.
struct SideBySideMenu: ToolbarContent {
    @Environment(\.sideBySideMenu) private var menu

    var body: some ToolbarContent {
        if let menu {
            ToolbarItem { Menu("Pattern", systemImage: "rectangle.split.2x1") { menu } }
        }
    }
}
#endif
