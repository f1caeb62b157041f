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
    /// Nil if nobody is logged in. If the app ended while a user had to log in again, the error is
    /// `sessionExpired`, and the `Place` is the user's. Needs no connection.
    func execute() async -> OpenSession?
}

/// Stores where the user is in the app, so that the app opens the same tab and details after a restart.
public protocol KeepPlaceUseCase: Sendable {
    func execute(_ place: Place) async
}

/// Ends the session on this device.
public protocol LogOutUseCase: Sendable {
    /// Deletes the stored `Place`. If the user has to log in again, stores this `Place` instead: the app
    /// opens at it after the login, even if the system ends the app before.
    func execute(keeping place: Place?) async throws(AuthenticationError)
}

/// Returns the session and the stored `Place`, but no `Place` of another account. Without a session, or if
/// the session can't be read, the `Place` has the email address of the user.
struct DefaultGetSessionUseCase: GetSessionUseCase {
    let sessions: any AuthenticationRepository
    let places: any PlaceRepository

    func execute() async -> OpenSession? {
        let place = await places.place()
        do throws(AuthenticationError) {
            if let session = try await sessions.session() {
                return OpenSession(session: .success(session), place: place?.of(session))
            }
            return place.map {
                OpenSession(session: .failure(.storage(.sessionExpired)), place: $0)
            }
        } catch {
            return OpenSession(session: .failure(error), place: place)
        }
    }
}

/// Never fails: if the repository can't store the `Place`, that `Place` is lost.
struct DefaultKeepPlaceUseCase: KeepPlaceUseCase {
    let places: any PlaceRepository

    func execute(_ place: Place) async { await places.keep(place) }
}

/// Deletes the `Place` first, because a `Place` without a session means that its user has to log in again.
/// If the logout fails, the session is still open, so its `Place` is stored again.
struct DefaultLogOutUseCase: LogOutUseCase {
    let sessions: any AuthenticationRepository
    let places: any PlaceRepository

    func execute(keeping place: Place?) async throws(AuthenticationError) {
        let old = await places.place()
        if let place { await places.keep(place) } else if let old { await places.remove(old) }
        do throws(AuthenticationError) {
            try await sessions.logOut()
        } catch {
            if let old { await places.keep(old) }
            throw error
        }
    }
}
