#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app in both patterns, MVVM and MVI, ready to run: call `SideBySideApp.main()` in `main.swift`.
public struct SideBySideApp: App {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let scene = RunningScene("SideBySide") {
        SideBySide($0)
    } content: {
        SideBySideView(app: $0)
    }

    public init() {}

    public var body: some Scene { scene }
}

/// Shows the app in one of its two patterns, which the user chooses in a menu of the tool bar.
public struct SideBySideView: View {
    @State private var app: SideBySide

    /// Retains `app` for as long as the view exists.
    public init(app: SideBySide) {
        _app = State(initialValue: app)
    }

    public var body: some View {
        Group {
            switch app.shown {
            case .mvvm: AppMVVMView(viewModel: app.viewModel)
            case .mvi: AppMVIView(store: app.store)
            }
        }
        .environment(\.sideBySideMenu, AnyView(patternMenu))
    }

    private var patternMenu: some View {
        Picker("Pattern", selection: $app.shown) {
            ForEach(SideBySide.Pattern.allCases, id: \.self) { pattern in
                Text(pattern.rawValue)
            }
        }
        .pickerStyle(.menu)
    }
}
#endif
