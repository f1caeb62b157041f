/// All that the status of a connection knows.
public struct StreamState: Equatable, Sendable {
    /// Nil until the service has said something, and again when it has no more to say.
    public var status: ConnectionStatus?

    public init() {}
}

public enum ConnectionStatus: Sendable {
    case online
    case slow
    case offline
}

public struct StreamUseCases {
    /// The status now and after each change. Each call is a stream of its own.
    public var statuses: @MainActor () -> AsyncStream<ConnectionStatus>

    public init(statuses: @escaping @MainActor () -> AsyncStream<ConnectionStatus>) {
        self.statuses = statuses
    }
}
