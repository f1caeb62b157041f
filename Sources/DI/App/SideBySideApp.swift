#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app in both patterns, ready to run: `SideBySideApp.main()` in an app's `main.swift`.
public struct SideBySideApp: App {
    #if canImport(AppKit)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let app = RunningApp { container, places in
        let both = (
            viewModel: container.makeAppViewModel(restored: places.restored),
            store: container.makeAppStore(restored: places.restored)
        )
        places.keep { both.viewModel.state.place }
        places.keep { both.store.state.place }
        both.viewModel.start()
        both.store.send(.started)
        return both
    } open: { both, link in
        both.viewModel.openLink(link)
        both.store.send(.linkOpened(link))
    } finishWrites: { both in
        both.viewModel.saveDrafts()
        both.store.send(.left)
        let writes = [both.viewModel.writesInFlight, both.store.writesInFlight]
        return Task { for task in writes { await task?.value } }
    }

    public init() {}

    public var body: some Scene {
        WindowGroup("SideBySide") {
            RunningView(app: app) { SideBySideView(viewModel: $0.viewModel, store: $0.store) }
        }
    }
}
#endif
