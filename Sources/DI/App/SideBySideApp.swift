#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app in both patterns, MVVM and MVI, ready to run: call `SideBySideApp.main()` in `main.swift`.
public struct SideBySideApp: App {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let scene = RunningScene("SideBySide") {
        $0.makeAppViewModel()
    } content: { _, app in
        SideBySideView(app: app)
    }

    public init() {}

    public var body: some Scene { scene }
}

/// Shows the app in the pattern that is running. A menu of the tool bar switches to the other pattern.
struct SideBySideView: View {
    let app: RunningApp

    var body: some View {
        Group {
            switch app.root {
            case let viewModel as AppViewModel: AppMVVMView(viewModel: viewModel)
            case let store as AppStore: AppMVIView(store: store)
            default: EmptyView()
            }
        }
        .id(ObjectIdentifier(app.root))
        .environment(\.sideBySideMenu, AnyView(patternMenu))
    }

    private var patternMenu: some View {
        Picker("Pattern", selection: pattern) {
            ForEach(AppPattern.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.menu)
    }

    private var pattern: Binding<AppPattern> {
        Binding { @MainActor in
            app.pattern
        } set: { @MainActor pattern in
            Task { await app.run(pattern) }
        }
    }
}
#endif
