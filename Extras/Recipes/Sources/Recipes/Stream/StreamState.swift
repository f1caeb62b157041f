/// The state of the screen that shows the connection status.
public struct StreamState: Equatable, Sendable {
    /// Nil until the first status comes, and after the stream has ended.
    public var status: ConnectionStatus?

    public init() {}
}

public enum ConnectionStatus: String, Sendable {
    case online = "Online"
    case slow = "Slow"
    case offline = "Offline"
}

public struct StreamUseCases {
    /// The status now and after each change. Each call starts a new stream.
    public var statuses: @MainActor () -> AsyncStream<ConnectionStatus>

    public init(statuses: @escaping @MainActor () -> AsyncStream<ConnectionStatus>) {
        self.statuses = statuses
    }
}
