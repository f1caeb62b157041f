/// The use cases that belong to no screen. They restore the session, store where the user is in the app,
/// and log out.
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

/// Stores where the user is in the app, so that the app opens the same tab and details after a restart.
public protocol KeepPlaceUseCase: Sendable {
    func execute(_ place: Place) async
}

/// Ends the session on this device, and deletes the kept `Place`.
public protocol LogOutUseCase: Sendable {
    func execute() async throws(AuthenticationError)
}

/// Returns the session and the kept `Place`. A `Place` that belongs to another account is left out.
struct DefaultGetSessionUseCase: GetSessionUseCase {
    let sessions: any AuthenticationRepository
    let places: any PlaceRepository

    func execute() async throws(AuthenticationError) -> OpenSession? {
        guard let session = try await sessions.session() else { return nil }
        let place = await places.place()
        return OpenSession(session: session, place: place?.account == session.email ? place : nil)
    }
}

/// Never fails: if the repository can't store the `Place`, that `Place` is lost.
struct DefaultKeepPlaceUseCase: KeepPlaceUseCase {
    let places: any PlaceRepository

    func execute(_ place: Place) async {
        await places.keep(place)
    }
}

/// Deletes the `Place` only after a successful logout. If the logout fails, the session is still open,
/// and its `Place` is still needed.
struct DefaultLogOutUseCase: LogOutUseCase {
    let sessions: any AuthenticationRepository
    let places: any PlaceRepository

    func execute() async throws(AuthenticationError) {
        try await sessions.logOut()
        await places.keep(nil)
    }
}
