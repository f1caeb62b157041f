public import Presentation

/// The log of the whole app. The app's store calls it.
public typealias LogOfMVI = AppStore.Log

#if canImport(SwiftUI)
public import SwiftUI

/// The app with MVI, ready to run: call `MVIApp.main()` in the file `main.swift` of an app.
public struct MVIApp: App {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let scene = RunningScene("MVI", over: Container.ofApp) {
        $0.makeAppStore()
    } content: { _, store, _ in
        AppMVIView(store: store)
    }

    public init() {}

    public var body: some Scene { scene }
}
#endif
