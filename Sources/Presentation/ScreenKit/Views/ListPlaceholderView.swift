#if canImport(SwiftUI)
import SwiftUI

/// Tells why there are no rows, and offers another try where that may help.
struct ListPlaceholderView<Empty: View>: View {
    /// Nil when there are rows.
    let placeholder: ListPlaceholder?
    let retry: @MainActor () -> Void
    @ViewBuilder let empty: () -> Empty

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
            empty()
        case .noMatches(let query):
            ContentUnavailableView.search(text: query)
        case nil:
            EmptyView()
        }
    }
}
#endif
