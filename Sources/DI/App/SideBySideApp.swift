#if canImport(SwiftUI)
public import SwiftUI

/// The app in both patterns, ready to run: `SideBySideApp.main()` in an app's `main.swift`.
public struct SideBySideApp: App {
    private let container = Container.samples()

    public init() {}

    public var body: some Scene {
        WindowGroup("SideBySide") {
            SideBySideView(container: container)
        }
    }
}
#endif
