#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app with MVVM, ready to run: call `MVVMApp.main()` in the file `main.swift` of an app.
public struct MVVMApp: App {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let scene = RunningScene("MVVM", over: Container.ofApp) {
        $0.makeAppViewModel()
    } content: { _, viewModel, _ in
        AppMVVMView(viewModel: viewModel)
    }

    public init() {}

    public var body: some Scene { scene }
}
#endif
