import Presentation

#if canImport(SwiftUI)
public import SwiftUI
#endif

extension RunningApp {
    package var pattern: AppPattern { root is AppViewModel ? .mvvm : .mvi }

    /// Finishes the writes, and then runs the app in this pattern, at the place where the user was. If a
    /// write fails, the app stays in the old pattern and shows the error.
    ///
    /// If this method is called again during the wait, the second call changes nothing. The method waits
    /// only for writes: a login in flight is cancelled, as when the app quits.
    package func run(_ pattern: AppPattern, in container: Container) async {
        guard await finishWrites(), pattern != self.pattern else { return }
        let link = (root as? any AppScreen)?.state.link
        let app = pattern.makeApp(in: container)
        root = app
        app.start()
        if let link { app.openLink(link) }
    }
}

#if canImport(SwiftUI)
/// The app in both patterns, MVVM and MVI, ready to run: call `SideBySideApp.main()` in `main.swift`.
///
/// Both patterns use the same data, and only one pattern runs at a time.
public struct SideBySideApp: App {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let scene = RunningScene("SideBySide", over: Container.ofApp) {
        $0.makeAppViewModel()
    } content: { container, _, app in
        SideBySideView(app: app, menu: AnyView(PatternMenu(app: app, container: container)))
    }

    public init() {}

    public var body: some Scene { scene }
}

/// Shows the app in the pattern that is running. A menu of the tool bar switches to the other pattern.
struct SideBySideView: View {
    let app: RunningApp
    /// Made once, because SwiftUI can compare an `AnyView` only with itself. If it differed each time, each
    /// tool bar would be evaluated again.
    let menu: AnyView

    var body: some View {
        Group {
            switch app.root {
            case let viewModel as AppViewModel: AppMVVMView(viewModel: viewModel)
            case let store as AppStore: AppMVIView(store: store)
            default: EmptyView()
            }
        }
        .id(ObjectIdentifier(app.root))
        .environment(\.sideBySideMenu, menu)
    }
}

private struct PatternMenu: View {
    let app: RunningApp
    let container: Container

    var body: some View {
        let pattern = Binding(
            get: { @MainActor in app.pattern },
            set: { @MainActor new in Task { await app.run(new, in: container) } })
        return Picker("Pattern", selection: pattern) {
            ForEach(AppPattern.allCases, id: \.self) { Text($0.rawValue.uppercased()) }
        }
        .pickerStyle(.inline)
    }
}
#endif
