#if canImport(SwiftUI)
public import SwiftUI

/// The view of a screen in a navigation stack. The view around the stack shows its alert and speaks its
/// announcements, because SwiftUI presents nothing from a view that a pushed page covers.
@MainActor
public protocol ScreenView: View {
    var alert: ScreenAlert? { get }
    /// What VoiceOver speaks when it is new. Each text is one announcement.
    var announcements: [String] { get }
}

extension ScreenView {
    public var announcements: [String] { [] }
}

/// A navigation stack around one screen, with the alerts of this screen.
public struct ScreenStack<Screen: ScreenView>: View {
    private let screen: Screen

    public init(_ screen: Screen) {
        self.screen = screen
    }

    public var body: some View {
        NavigationStack { screen }
            .announces { screen.announcements }
            .alerts { screen.alert }
    }
}

extension View {
    /// Adds the parts of a list screen: a title, a placeholder when no row is visible, and reloading.
    ///
    /// The user reloads by pulling the list down, with a button, or with ⌘R.
    public func listScreen<Row, Failure: ShownError>(
        _ title: String, _ content: ListContent<Row, Failure>,
        emptyText: String, emptyImage: String,
        reload: @escaping @MainActor () -> ScreenTask?
    ) -> some View {
        overlay {
            ListPlaceholderView(
                placeholder: content.placeholder, emptyText: emptyText, emptyImage: emptyImage
            ) {
                _ = reload()
            }
        }
        // When the user leaves the tab, `finish` would cancel the load. With `waitUntilEnded`, the load
        // goes on.
        .refreshable { await reload()?.waitUntilEnded() }
        .screen(title, isLoading: content.isLoading) { _ = reload() }
    }

    /// Adds the parts of a screen that loads data: a title and a reload button.
    public func screen(
        _ title: String, isLoading: Bool, reload: @escaping @MainActor () -> Void
    ) -> some View {
        navigationTitle(title)
            .modifier(ReloadButton(isLoading: isLoading, reload: reload))
    }

    /// Pushes the detail screen of `value` over this view as long as `value` is not nil. Calls `close`
    /// when the user goes back.
    public func detail<Value: Hashable, Content: View>(
        of value: Value?, close: @escaping @MainActor () -> Void,
        @ViewBuilder content: @escaping (Value) -> Content
    ) -> some View {
        navigationDestination(
            item: Binding { @MainActor in
                value
            } set: { @MainActor edited in
                if edited == nil { close() }
            }, destination: content)
    }

    /// Calls `save` when this view disappears, also behind a page or a tab, and when the app is not active
    /// any more.
    public func savesWhenLeft(save: @escaping @MainActor () -> Void) -> some View {
        modifier(SavesWhenLeft(save: save))
    }

    /// Lets this view scroll if it is too tall for the screen.
    func scrollsIfTooTall() -> some View {
        ViewThatFits(in: .vertical) {
            self
            ScrollView { self }
        }
    }
}

/// Shows why no row is visible. After a failed load, offers a button that loads again.
struct ListPlaceholderView: View {
    let placeholder: ListPlaceholder?
    let emptyText: String
    let emptyImage: String
    let retry: @MainActor () -> Void

    var body: some View {
        switch placeholder {
        case .loading:
            ProgressView(ScreenTexts.loading)
        case .failed(let message):
            ContentUnavailableView {
                Label(ScreenTexts.loadingFailed, systemImage: "exclamationmark.triangle")
            } description: {
                Text(message)
            } actions: {
                Button(ScreenTexts.tryAgain, action: retry)
            }
        case .empty:
            ContentUnavailableView(emptyText, systemImage: emptyImage)
        case .noMatches(let query):
            ContentUnavailableView.search(text: query)
        case nil:
            EmptyView()
        }
    }
}

/// Adds a reload button for users of a keyboard, a mouse or VoiceOver, who can't pull to refresh.
private struct ReloadButton: ViewModifier {
    let isLoading: Bool
    let reload: @MainActor () -> Void
    @Environment(\.isInFront) private var isInFront

    func body(content: Content) -> some View {
        content.toolbar {
            Button(ScreenTexts.reload, systemImage: "arrow.clockwise", action: reload)
                .keyboardShortcut(isInFront ? KeyboardShortcut("r") : nil)
                .disabled(isLoading)
                .accessibilityValue(isLoading ? ScreenTexts.loading : "")
        }
    }
}

private struct SavesWhenLeft: ViewModifier {
    let save: @MainActor () -> Void
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
        content
            .onDisappear { save() }
            .onChange(of: scenePhase) { if scenePhase != .active { save() } }
    }
}

extension EnvironmentValues {
    /// False in a tab that is not selected. Such a tab has no keyboard shortcuts, and announces nothing
    /// until the user selects it.
    var isInFront: Bool {
        get { self[IsInFrontKey.self] }
        set { self[IsInFrontKey.self] = newValue }
    }
}

private struct IsInFrontKey: EnvironmentKey {
    static let defaultValue = true
}
#endif
