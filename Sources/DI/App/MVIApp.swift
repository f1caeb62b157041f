#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app as MVI, ready to run: `MVIApp.main()` in an app's `main.swift`.
public struct MVIApp: App {
    #if canImport(AppKit)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let app = RunningApp {
        let store = $0.makeAppStore()
        store.send(.started)
        return store
    } finishWrites: {
        $0.send(.leftForeground)
        return $0.writesInFlight
    }

    public init() {}

    public var body: some Scene {
        WindowGroup("MVI") {
            RunningView(app: app) { AppMVIView(store: $0) }
        }
    }
}
#endif
