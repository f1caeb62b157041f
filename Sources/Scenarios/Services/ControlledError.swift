/// A feature's error, as far as a controlled service has to make one.
protocol ControlledError: Error {
    static func unavailable(_ message: String) -> Self
    static var cancelled: Self { get }
}

extension Requests {
    /// Opens a request and returns when it succeeds.
    func success<Failure: ControlledError>(
        of name: String, or failure: Failure.Type
    ) async throws(Failure) {
        switch await reply(to: name) {
        case .ok: return
        case .failed(let message): throw .unavailable(message)
        case .cancelled: throw .cancelled
        }
    }
}

extension ControlledError {
    /// The error that a `clear-error` step dismisses: the one with this message, else the one shown.
    static func named(_ message: String?, or shown: Self?) -> Self? {
        message.map(unavailable) ?? shown
    }
}
