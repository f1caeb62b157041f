#if canImport(SwiftUI)
import SwiftUI

/// Says why there are no rows, and offers another try where that may help.
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
#endif

#if canImport(UIKit)
import UIKit

extension ListPlaceholder {
    /// For a view controller, which shows it in place of its rows.
    @MainActor
    func configuration(
        emptyText: String, emptyImage: String, retry: @escaping () -> Void
    ) -> UIContentUnavailableConfiguration {
        switch self {
        case .loading:
            return .loading()
        case .failed(let message):
            var failed = UIContentUnavailableConfiguration.empty()
            failed.image = UIImage(systemName: "exclamationmark.triangle")
            failed.text = "Loading Failed"
            failed.secondaryText = message
            failed.button.title = "Try Again"
            failed.buttonProperties.primaryAction = UIAction { _ in retry() }
            return failed
        case .empty:
            var empty = UIContentUnavailableConfiguration.empty()
            empty.image = UIImage(systemName: emptyImage)
            empty.text = emptyText
            return empty
        case .noMatches:
            return .search()
        }
    }
}
#endif
