package import Domain
package import Presentation

#if canImport(SwiftUI)
public import SwiftUI
#endif

extension Store: AppRoot where R == AppReducer {
    package var place: Place? { scoped.place }

    package func start() -> Task<Void, Never> { send(.started) ?? Task {} }

    package func openLink(_ link: AppLink) -> Task<Void, Never>? { send(.linkOpened(link)) }

    package func saveDrafts() { send(.left) }
}

#if canImport(SwiftUI)
/// The app as MVI, ready to run: `MVIApp.main()` in an app's `main.swift`.
public struct MVIApp: App {
    #if canImport(AppKit)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let app = RunningApp.open { $0.makeAppStore() }

    public init() {}

    public var body: some Scene {
        WindowGroup("MVI") {
            RunningView(app: app) { AppMVIView(store: $0) }
        }
    }
}
#endif
