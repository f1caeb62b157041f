#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app as MVVM, ready to run: `MVVMApp.main()` in an app's `main.swift`.
public struct MVVMApp: App {
    private let container = Container.samples()

    public init() {}

    public var body: some Scene {
        WindowGroup("MVVM") {
            AppMVVMView(viewModel: container.makeAppViewModel())
        }
    }
}
#endif
