#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app as MVI, ready to run: `MVIApp.main()` in an app's `main.swift`.
public struct MVIApp: App {
    private let container = Container.samples()

    public init() {}

    public var body: some Scene {
        WindowGroup("MVI") {
            AppMVIView(store: container.makeAppStore())
        }
    }
}
#endif
