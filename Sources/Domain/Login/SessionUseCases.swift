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
        get = DefaultGetSessionUseCase(sessions: sessions, places: places)
        keepPlace = DefaultKeepPlaceUseCase(places: places)
        logOut = DefaultLogOutUseCase(sessions: sessions, places: places)
    }
}

/// Finds the session that was open when the app ended.
public protocol GetSessionUseCase: Sendable {
    /// Nil if nobody is logged in. Needs no connection.
    func execute() async -> OpenSession?
}

/// Stores where the user is in the app, so that the app opens the same tab and details after a restart.
public protocol KeepPlaceUseCase: Sendable {
    func execute(_ place: Place) async
}

/// Ends the session on this device, and deletes the stored `Place`.
public protocol LogOutUseCase: Sendable {
    func execute() async throws(AuthenticationError)
}

/// Returns the session and the stored `Place`, but no `Place` of another account. If the session can't be
/// read, the `Place` has the email address of the user.
struct DefaultGetSessionUseCase: GetSessionUseCase {
    let sessions: any AuthenticationRepository
    let places: any PlaceRepository

    func execute() async -> OpenSession? {
        do throws(AuthenticationError) {
            guard let session = try await sessions.session() else { return nil }
            let place = await places.place()?.of(session)
            return OpenSession(session: .success(session), place: place)
        } catch {
            return OpenSession(session: .failure(error), place: await places.place())
        }
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
/// and its `Place` is still needed. If the next login has stored a new `Place` meanwhile, the new `Place`
/// stays.
struct DefaultLogOutUseCase: LogOutUseCase {
    let sessions: any AuthenticationRepository
    let places: any PlaceRepository

    func execute() async throws(AuthenticationError) {
        let place = await places.place()
        try await sessions.logOut()
        if let place { await places.remove(place) }
    }
}
