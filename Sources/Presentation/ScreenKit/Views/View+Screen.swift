#if canImport(SwiftUI)
public import SwiftUI

extension View {
    /// Adds what list screens share: a title, a placeholder when there are no rows, reloading, and an
    /// alert.
    ///
    /// The user reloads by pulling, or with ⌘R. `dismiss` gets the error that the alert shows.
    public func listScreen<Row, Failure: ShownError>(
        _ title: String, _ content: ListContent<Row, Failure>,
        emptyText: String, emptyImage: String,
        reload: @escaping @MainActor () -> ScreenTask?,
        dismiss: @escaping (Failure) -> Void
    ) -> some View {
        overlay {
            ListPlaceholderView(
                placeholder: content.placeholder, emptyText: emptyText, emptyImage: emptyImage
            ) {
                _ = reload()
            }
        }
        .announces(content.failure)
        // The list does not own the load: it goes on when the user leaves the tab.
        .refreshable { await reload()?.waitUntilEnded() }
        .screen(
            title, isLoading: content.isLoading, error: content.alert, reload: { _ = reload() },
            dismiss: dismiss)
    }

    /// Adds what screens that load something share: a title, a button that reloads, and an alert.
    public func screen<Failure: ShownError>(
        _ title: String, isLoading: Bool, error: Failure?,
        reload: @escaping @MainActor () -> Void, dismiss: @escaping (Failure) -> Void
    ) -> some View {
        navigationTitle(title)
            .modifier(ReloadButton(isLoading: isLoading, reload: reload))
            .modifier(ErrorAlert(error: error, dismiss: dismiss))
    }

    /// Shows the detail of a value over this view while there is one. `close` is called when the user goes back.
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

    /// Calls `save` when the user leaves these views or the app.
    public func savesWhenLeft(save: @escaping @MainActor () -> Void) -> some View {
        modifier(SavesWhenLeft(save: save))
    }

    /// Lets these views scroll if they are too tall.
    func scrollsIfTooTall() -> some View {
        ViewThatFits(in: .vertical) {
            self
            ScrollView { self }
        }
    }
}

/// Says why there are no rows. After a failed load it offers another try.
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

/// Adds a button that reloads, for a keyboard, a mouse and VoiceOver, which can't pull to refresh.
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
    /// False in a tab behind, where keyboard shortcuts are off and errors wait.
    var isInFront: Bool {
        get { self[IsInFrontKey.self] }
        set { self[IsInFrontKey.self] = newValue }
    }
}

private struct IsInFrontKey: EnvironmentKey {
    static let defaultValue = true
}
#endif
