public import Presentation

public struct PagingRow: Identifiable, Equatable, Sendable {
    public let id: Int
    public let title: String

    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// Some rows, and where those after them begin.
public struct PagingPage: Equatable, Sendable {
    public let rows: [PagingRow]
    /// Nil after the last page.
    public let next: String?

    public init(rows: [PagingRow], next: String?) {
        self.rows = rows
        self.next = next
    }
}

/// All that a list knows that loads page by page.
public struct PagingState: Equatable {
    public internal(set) var rows = Rows<PagingRow>()
    /// Where the next page of these rows begins; nil if there is none.
    public internal(set) var next: String?
    /// The newest load: there is one at a time, of the first page or of the next.
    public internal(set) var loading = Loading<Problem>.never
    public internal(set) var isNextPage = false

    public init() {}
}

extension PagingState {
    /// What stands below the rows.
    public enum Footer: Equatable, Sendable {
        case end
        /// Asks for the next page when the user sees it.
        case more
        case loading
        /// The next page has failed, and waits for another try.
        case failed(Problem)
    }

    public var footer: Footer {
        switch loading {
        case _ where next == nil: .end
        case .loading: .loading
        case .failed(let error) where isNextPage: .failed(error)
        case .never, .failed, .loaded: .more
        }
    }

    /// Nothing is known of the list, and nobody asks.
    public var isUnread: Bool { loading == .never && next == nil }

    public var isRefreshing: Bool { loading == .loading && !isNextPage }

    /// Why the last refresh failed.
    public var refreshError: Problem? {
        if case .failed(let error) = loading, !isNextPage { error } else { nil }
    }
}

public struct PagingUseCases {
    /// The page that begins there; the first for nil.
    public let getPage: @MainActor (String?) async throws(Problem) -> PagingPage

    public init(getPage: @escaping @MainActor (String?) async throws(Problem) -> PagingPage) {
        self.getPage = getPage
    }
}
