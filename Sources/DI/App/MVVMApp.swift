#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app as MVVM, ready to run: `MVVMApp.main()` in an app's `main.swift`.
public struct MVVMApp: App {
    #if canImport(AppKit)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let app = RunningApp<AppViewModel> { container, places in
        let viewModel = container.makeAppViewModel(restored: places.restored)
        places.keep { viewModel.state.place }
        viewModel.start()
        return viewModel
    } open: {
        $0.openLink($1)
    } finishWrites: {
        $0.saveDrafts()
        return $0.writesInFlight
    }

    public init() {}

    public var body: some Scene {
        WindowGroup("MVVM") {
            RunningView(app: app) { AppMVVMView(viewModel: $0) }
        }
    }
}
#endif
