/// The use cases of the app itself, which belong to no screen.
public struct SessionUseCases: Sendable {
    public var get: any GetSessionUseCase
    public var keepPlace: any KeepPlaceUseCase
    public var logOut: any LogOutUseCase

    public init(
        get: any GetSessionUseCase, keepPlace: any KeepPlaceUseCase, logOut: any LogOutUseCase
    ) {
        self.get = get
        self.keepPlace = keepPlace
        self.logOut = logOut
    }

    package init(sessions: any AuthenticationRepository, places: any PlaceRepository) {
        self.init(
            get: DefaultGetSessionUseCase(sessions: sessions, places: places),
            keepPlace: DefaultKeepPlaceUseCase(places: places),
            logOut: DefaultLogOutUseCase(sessions: sessions, places: places))
    }
}

/// Finds the session that was open when the app ended.
public protocol GetSessionUseCase: Sendable {
    /// Nil if nobody is logged in. Needs no connection.
    func execute() async throws(AuthenticationError) -> OpenSession?
}

/// Keeps where the user is, for the next time the app is opened.
public protocol KeepPlaceUseCase: Sendable {
    func execute(_ place: Place) async
}

/// Ends the session on this device, and forgets where its user was.
public protocol LogOutUseCase: Sendable {
    func execute() async throws(AuthenticationError)
}

/// Returns what the repositories have, but no place of another account.
struct DefaultGetSessionUseCase: GetSessionUseCase {
    let sessions: any AuthenticationRepository
    let places: any PlaceRepository

    func execute() async throws(AuthenticationError) -> OpenSession? {
        guard let session = try await sessions.session() else { return nil }
        let place = await places.place()
        return OpenSession(session: session, place: place?.account == session.email ? place : nil)
    }
}

/// Hands the place to the repository, which never fails.
struct DefaultKeepPlaceUseCase: KeepPlaceUseCase {
    let places: any PlaceRepository

    func execute(_ place: Place) async {
        await places.keep(place)
    }
}

/// Keeps the place if the logout fails, because the session is still open then.
struct DefaultLogOutUseCase: LogOutUseCase {
    let sessions: any AuthenticationRepository
    let places: any PlaceRepository

    func execute() async throws(AuthenticationError) {
        try await sessions.logOut()
        await places.keep(nil)
    }
}
