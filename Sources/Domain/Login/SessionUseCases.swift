/// The use cases that belong to no screen, but to the app around them.
public struct SessionUseCases: Sendable {
    public var get: any GetSessionUseCase
    public var logOut: any LogOutUseCase

    public init(get: any GetSessionUseCase, logOut: any LogOutUseCase) {
        self.get = get
        self.logOut = logOut
    }
}

extension SessionUseCases {
    package init(repository: any AuthenticationRepository) {
        self.init(
            get: DefaultGetSessionUseCase(repository: repository),
            logOut: DefaultLogOutUseCase(repository: repository))
    }
}

/// Finds the session that was open when the app ended.
public protocol GetSessionUseCase: Sendable {
    /// Nil if nobody is logged in. Needs no connection.
    func execute() async throws(AuthenticationError) -> Session?
}

/// Ends the session on this device.
public protocol LogOutUseCase: Sendable {
    func execute() async throws(AuthenticationError)
}

/// Returns what the repository has.
public struct DefaultGetSessionUseCase: GetSessionUseCase {
    private let repository: any AuthenticationRepository

    package init(repository: any AuthenticationRepository) {
        self.repository = repository
    }

    public func execute() async throws(AuthenticationError) -> Session? {
        try await repository.session()
    }
}

/// Has the repository forget the session.
public struct DefaultLogOutUseCase: LogOutUseCase {
    private let repository: any AuthenticationRepository

    package init(repository: any AuthenticationRepository) {
        self.repository = repository
    }

    public func execute() async throws(AuthenticationError) {
        try await repository.logOut()
    }
}
