#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app as MVVM, ready to run: `MVVMApp.main()` in an app's `main.swift`.
public struct MVVMApp: App {
    #if canImport(AppKit)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let app = RunningApp.start { $0.makeAppViewModel() }

    public init() {}

    public var body: some Scene {
        WindowGroup("MVVM") {
            RunningView(app: app) { AppMVVMView(viewModel: $0) }
        }
    }
}
#endif
