#if canImport(SwiftUI)
public import SwiftUI

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

    /// Makes this row of a list a button. It looks like plain text, and the whole width of the row can be
    /// tapped.
    public func rowButton(action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// A list whose rows the user can delete: by a swipe, in a menu, and on a Mac with the Delete key.
public struct DeletableList<Row: Identifiable, Top: View, RowContent: View>: View {
    private let rows: [Row]
    private let top: Top
    private let delete: @MainActor (Row.ID) -> Void
    private let deleteLabel: (Row) -> String
    private let content: (Row) -> RowContent
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @State private var selection: Row.ID?
    #endif

    /// `top` is above the rows. `deleteLabel` is what VoiceOver speaks for the delete button of a row.
    public init(
        rows: [Row], top: Top, delete: @escaping @MainActor (Row.ID) -> Void,
        deleteLabel: @escaping (Row) -> String,
        @ViewBuilder content: @escaping (Row) -> RowContent
    ) {
        (self.rows, self.top, self.delete) = (rows, top, delete)
        (self.deleteLabel, self.content) = (deleteLabel, content)
    }

    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public var body: some View {
        List(selection: $selection) { listContent }
            .onDeleteCommand { if let selection { delete(selection) } }
    }
    #else
    public var body: some View {
        List { listContent }
    }
    #endif

    @ViewBuilder private var listContent: some View {
        top
        ForEach(rows) { row in
            content(row)
                .swipeActions { deleteButton(row) }
                .contextMenu { deleteButton(row) }
        }
    }

    private func deleteButton(_ row: Row) -> some View {
        Button(ScreenTexts.delete, systemImage: "trash", role: .destructive) { delete(row.id) }
            .accessibilityLabel(deleteLabel(row))
    }
}

/// Shows why no row is visible. After a failed load, offers a button that loads again, or logs in again.
struct ListPlaceholderView: View {
    let placeholder: ListPlaceholder?
    let emptyText: String
    let emptyImage: String
    let retry: @MainActor () -> Void
    @Environment(\.logInAgain) private var logInAgain

    var body: some View {
        switch placeholder {
        case .loading:
            ProgressView(ScreenTexts.loading)
        case .failed(let message, let needsLogin):
            ContentUnavailableView {
                Label(ScreenTexts.loadingFailed, systemImage: "exclamationmark.triangle")
            } description: {
                Text(message)
            } actions: {
                if needsLogin {
                    Button(ScreenTexts.logInAgain, action: logInAgain)
                } else {
                    Button(ScreenTexts.tryAgain, action: retry)
                }
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
#endif
