#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
    /// The control that chooses the pattern, for the tool bar of the login and of each tab.
    public var sideBySideMenu: AnyView? {
        get { self[SideBySideMenuKey.self] }
        set { self[SideBySideMenuKey.self] = newValue }
    }
}

private struct SideBySideMenuKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

/// Chooses the pattern, in the app that shows both. Nothing in an app of one pattern.
struct SideBySideMenu: ToolbarContent {
    @Environment(\.sideBySideMenu) private var menu

    var body: some ToolbarContent {
        if let menu { ToolbarItem { menu } }
    }
}
#endif
