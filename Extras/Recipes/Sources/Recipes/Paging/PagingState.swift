public import Presentation

public struct PagingRow: Identifiable, Equatable, Sendable {
    public let id: Int
    public let title: String

    public init(id: Int, title: String) {
        (self.id, self.title) = (id, title)
    }
}

/// Some rows, and where the next page begins.
public struct PagingPage: Equatable, Sendable {
    public let rows: [PagingRow]
    /// Nil after the last page.
    public let next: String?

    public init(rows: [PagingRow], next: String?) {
        (self.rows, self.next) = (rows, next)
    }
}

/// All that the list knows. It loads page by page.
public struct PagingState: Equatable, Sendable {
    public internal(set) var rows = Rows<PagingRow>()
    /// Where the next page of these rows begins; nil if there is none.
    var next: String?
    /// The newest load: there is one at a time, of the first page or of the next.
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

    /// Takes the answer to the load in flight; there is never more than one.
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
    /// Shown below the rows.
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
    /// The page that begins at this place; the first page for nil.
    public let getPage: @MainActor (String?) async throws(Problem) -> PagingPage

    public init(getPage: @escaping @MainActor (String?) async throws(Problem) -> PagingPage) {
        self.getPage = getPage
    }
}
