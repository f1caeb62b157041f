public import Presentation

public struct PagingRow: Identifiable, Equatable, Sendable {
    public let id: Int
    public let title: String

    public init(id: Int, title: String) {
        (self.id, self.title) = (id, title)
    }
}

/// The rows of one page, and the position where the next page begins.
public struct PagingPage: Equatable, Sendable {
    public let rows: [PagingRow]
    /// The position where the next page begins; nil if this is the last page.
    public let next: String?

    public init(rows: [PagingRow], next: String?) {
        (self.rows, self.next) = (rows, next)
    }
}

/// The state of a list that loads page by page.
public struct PagingState: Equatable, Sendable {
    public internal(set) var rows = Rows<PagingRow>()
    /// The position where the next page begins; nil if there is no next page.
    var next: String?
    /// The newest load, of the first page or of the next page. Only one load is in flight at a time.
    public internal(set) var loading = Loading<Problem>.never
    var isNextPage = false

    public init() {}
}

extension PagingState {
    var canLoadNextPage: Bool { next != nil && loading != .loading }

    mutating func beginLoad(ofNextPage isNextPage: Bool) {
        loading = .loading
        self.isNextPage = isNextPage
    }

    /// Handles the answer to the load in flight. Only one load is in flight at a time.
    mutating func receive(_ answer: Result<PagingPage, Problem>) {
        switch answer {
        case .success(let page):
            rows = Rows(isNextPage ? rows.all + page.rows : page.rows)
            next = page.next
            loading = .loaded
        case .failure(let error): loading = .failed(error)
        }
    }
}

extension PagingState {
    /// The row below all other rows.
    public enum Footer: Equatable, Sendable {
        case end
        /// Asks for the next page when the user sees it.
        case more
        case loading
        /// The load of the next page has failed. The user can try again.
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

    /// True if no page was loaded, and no load is in flight.
    public var isUnread: Bool { loading == .never && next == nil }

    /// Why the last refresh failed.
    public var refreshError: Problem? {
        if case .failed(let error) = loading, !isNextPage { error } else { nil }
    }
}

public struct PagingUseCases {
    /// Returns the page that begins at this position; nil stands for the first page.
    public let getPage: @MainActor (String?) async throws(Problem) -> PagingPage

    public init(getPage: @escaping @MainActor (String?) async throws(Problem) -> PagingPage) {
        self.getPage = getPage
    }
}
