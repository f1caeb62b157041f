#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app as MVVM, ready to run: `MVVMApp.main()` in an app's `main.swift`.
public struct MVVMApp: App {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let scene = RunningScene("MVVM") {
        $0.makeAppViewModel()
    } content: {
        AppMVVMView(viewModel: $0)
    }

    public init() {}

    public var body: some Scene { scene }
}
#endif
