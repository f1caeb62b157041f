#if canImport(SwiftUI)
public import Domain
public import SwiftUI

extension EnvironmentValues {
    /// The account that the login screen names if the app is a demo; nil for any other app.
    public var demoLogin: Credentials? {
        get { self[DemoLoginKey.self] }
        set { self[DemoLoginKey.self] = newValue }
    }
}

private struct DemoLoginKey: EnvironmentKey {
    static let defaultValue: Credentials? = nil
}
#endif
