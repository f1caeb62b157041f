/// The state of a list with pull to refresh.
public struct RefreshState: Equatable, Sendable {
    /// The headlines of the last answer. They stay while a refresh is in flight, and when it is
    /// cancelled or fails.
    public internal(set) var headlines: [String] = []
    /// Why the last refresh failed, until a new one starts.
    public internal(set) var error: Problem?
    /// The number of the refresh in flight. A view ends only the refresh with its own number.
    public internal(set) var refreshing: Int?
    /// How many refreshes have been started.
    var started = 0

    public init() {}
}

extension RefreshState {
    public var isRefreshing: Bool { refreshing != nil }

    mutating func begin() {
        started += 1
        refreshing = started
        error = nil
    }

    mutating func receive(_ answer: Result<[String], Problem>) {
        refreshing = nil
        switch answer {
        case .success(let headlines): self.headlines = headlines
        case .failure(let error): self.error = error
        }
    }
}

public struct RefreshUseCases {
    public let getHeadlines: @MainActor () async throws(Problem) -> [String]

    public init(getHeadlines: @escaping @MainActor () async throws(Problem) -> [String]) {
        self.getHeadlines = getHeadlines
    }
}
