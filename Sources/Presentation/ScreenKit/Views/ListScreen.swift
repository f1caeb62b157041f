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

    /// Makes this row of a `RowList` a button. It looks like plain text, and the whole width of the row can
    /// be tapped. On a Mac, the row is no button, because a click selects it; the list opens the row.
    public func rowButton(action: @escaping @MainActor () -> Void) -> some View {
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        accessibilityElement(children: .combine)
        #else
        Button(action: action) {
            multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        #endif
    }
}

/// A list whose rows the user can open and delete.
///
/// On an iPhone, a tap opens a row, and a swipe or the menu of the row deletes it. On a Mac, a click selects
/// a row, a double click or the Return key opens it, and the Delete key or the menu deletes it.
public struct RowList<Row: Identifiable, Top: View, RowContent: View>: View {
    private let rows: [Row]
    private let top: Top
    private let open: @MainActor (Row.ID) -> Void
    private let delete: (@MainActor (Row.ID) -> Void)?
    private let deleteLabel: (Row) -> String
    private let content: (Row) -> RowContent
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @State private var selection: Row.ID?
    #endif

    /// `top` is above the rows. `content` makes each row a `rowButton` that also calls `open`. `delete` is
    /// nil if the user can't delete. `deleteLabel` is what VoiceOver speaks for the delete button of a row.
    public init(
        rows: [Row], top: Top, open: @escaping @MainActor (Row.ID) -> Void,
        delete: (@MainActor (Row.ID) -> Void)? = nil,
        deleteLabel: @escaping (Row) -> String = { _ in "" },
        @ViewBuilder content: @escaping (Row) -> RowContent
    ) {
        (self.rows, self.top, self.open, self.delete) = (rows, top, open, delete)
        (self.deleteLabel, self.content) = (deleteLabel, content)
    }

    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public var body: some View {
        List(selection: $selection) { listContent }
            .contextMenu(forSelectionType: Row.ID.self) { ids in
                if let row = rows.first(where: { ids.contains($0.id) }) {
                    deleteButton(row, .destructive)
                }
            } primaryAction: {
                for id in $0 { open(id) }
            }
            .onKeyPress(.return) { selection.map { open($0) } == nil ? .ignored : .handled }
            .onDeleteCommand { if let selection { delete?(selection) } }
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
                #if !canImport(AppKit) || targetEnvironment(macCatalyst)
            .contextMenu { deleteButton(row, .destructive) }
                #endif
                // With the role `destructive`, a swipe would remove even a row that stays listed.
                .swipeActions { deleteButton(row, nil).tint(.red) }
        }
    }

    @ViewBuilder private func deleteButton(_ row: Row, _ role: ButtonRole?) -> some View {
        if let delete {
            Button(ScreenTexts.delete, systemImage: "trash", role: role) { delete(row.id) }
                .accessibilityLabel(deleteLabel(row))
        }
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
