#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app as MVI, ready to run: `MVIApp.main()` in an app's `main.swift`.
public struct MVIApp: App {
    #if canImport(AppKit)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let app = RunningApp.start { $0.makeAppStore() }

    public init() {}

    public var body: some Scene {
        WindowGroup("MVI") {
            RunningView(app: app) { AppMVIView(store: $0) }
        }
    }
}
#endif
