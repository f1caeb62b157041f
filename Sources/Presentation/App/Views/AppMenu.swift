#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
    /// A control of the app around the screens, for the tool bar of the login and of each tab.
    public var appMenu: AnyView? {
        get { self[AppMenuKey.self] }
        set { self[AppMenuKey.self] = newValue }
    }
}

private struct AppMenuKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

struct AppMenu: ToolbarContent {
    @Environment(\.appMenu) private var menu

    var body: some ToolbarContent {
        if let menu { ToolbarItem { menu } }
    }
}
#endif
