#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app as MVI, ready to run: `MVIApp.main()` in an app's `main.swift`.
public struct MVIApp: App {
    #if canImport(AppKit)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let app = RunningApp<AppStore> { container, places in
        let store = container.makeAppStore(restored: places.restored)
        places.keep { store.state.place }
        store.send(.started)
        return store
    } open: {
        $0.send(.linkOpened($1))
    } finishWrites: {
        $0.send(.left)
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
