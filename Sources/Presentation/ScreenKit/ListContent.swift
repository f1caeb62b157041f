import Domain

/// All that a list screen shows: rows or a placeholder, and an error in an alert.
struct ListContent<Row, Failure: DomainError> {
    let rows: [Row]
    let isLoading: Bool
    /// Nil when there are rows.
    let placeholder: ListPlaceholder?
    let alert: Failure?

    /// An error of a load stands in the place of rows if there are none; any other error is an alert.
    ///
    /// `query` is nil unless a search hides all rows that there are.
    init(
        _ rows: [Row], isLoading: Bool, error: Failure?, loadFailed: Bool, query: String? = nil
    ) {
        self.rows = rows
        self.isLoading = isLoading
        if !rows.isEmpty {
            placeholder = nil
        } else if let query {
            placeholder = .noMatches(query: query)
        } else if isLoading {
            placeholder = .loading
        } else if let error, loadFailed {
            placeholder = .failed(error.message)
        } else {
            placeholder = .empty
        }
        alert = if case .failed = placeholder { nil } else { error }
    }

    /// Why there are no rows, if that is because loading has failed.
    var failure: String? {
        if case .failed(let message) = placeholder { message } else { nil }
    }
}

/// Shown in the place of rows, when there are none.
enum ListPlaceholder: Equatable {
    case loading
    case failed(String)
    case empty
    /// There are rows, but the search hides all of them.
    case noMatches(query: String)
}
