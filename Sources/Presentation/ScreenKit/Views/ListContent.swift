import Domain

/// All that a list screen shows: rows or a placeholder, and an error in an alert.
public struct ListContent<Row, Failure: ShownError> {
    public internal(set) var rows: [Row]
    public let isLoading: Bool
    /// Nil when there are rows, before the first load, and after a cancelled load.
    public let placeholder: ListPlaceholder?
    /// Nil when the placeholder already shows the error. The error of a failed write is always here.
    public let alert: Failure?

    /// `query` is the text of the search field; nil if there are no rows that a search could hide.
    public init(
        _ rows: [Row], _ loading: Loading<Failure>, errors: ScreenErrors<Failure>,
        query: String? = nil
    ) {
        self.rows = rows
        isLoading = loading == .loading
        if !rows.isEmpty {
            placeholder = nil
        } else if let query {
            placeholder = .noMatches(query: query)
        } else {
            placeholder = ListPlaceholder(loading)
        }
        let isInPlaceholder = placeholder == errors.shown.map(ListPlaceholder.init)
        alert = errors.failedWrite ?? (isInPlaceholder ? nil : errors.shown)
    }

    /// The message of a failed load, if no row is shown.
    public var announcements: [String] {
        if case .failed(let message, _) = placeholder { [message] } else { [] }
    }
}

extension ListContent: Equatable where Row: Equatable {}

/// Shown in place of the rows when no row is visible.
public enum ListPlaceholder: Equatable {
    case loading
    /// The load has failed. `needsLogin` is true if the session has expired.
    case failed(String, needsLogin: Bool = false)
    case empty
    /// There are rows, but the search hides all of them.
    case noMatches(query: String)

    init(_ error: some ShownError) {
        self = .failed(error.message, needsLogin: error == .sessionExpired)
    }

    /// Nil before the first load, and after a cancelled load: there is no result yet.
    init?<Failure: ShownError>(_ loading: Loading<Failure>) {
        switch loading {
        case .never: return nil
        case .loading: self = .loading
        case .failed(let error): self = Self(error)
        case .loaded: self = .empty
        }
    }
}
