#if canImport(SwiftUI)
import SwiftUI

/// Says why there are no rows, and offers another try where that may help.
struct ListPlaceholderView: View {
    /// Nil when there are rows.
    let placeholder: ListPlaceholder?
    let emptyText: LocalizedStringKey
    let emptyImage: String
    let retry: @MainActor () -> Void

    var body: some View {
        switch placeholder {
        case .loading:
            ProgressView("Loading")
        case .failed(let message):
            ContentUnavailableView {
                Label("Loading Failed", systemImage: "exclamationmark.triangle")
            } description: {
                Text(message)
            } actions: {
                Button("Try Again", action: retry)
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
