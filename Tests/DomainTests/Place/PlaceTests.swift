import Testing

@testable import Domain

@Suite("A place is kept for its own user, until the logout", .timeLimit(.minutes(5)))
struct PlaceTests {
    private let al = Session(email: "al@x.test")
    private let places = StubPlaces()

    @Test(arguments: [("al@x.test", true), ("Al@x.test", false), ("bo@x.test", false)])
    func aSessionHasItsPlaceAndAnUnreadOneThatOfWhoWasThere(account: String, isFound: Bool) async {
        let place = place(of: account)
        await DefaultKeepPlaceUseCase(places: places).execute(place)
        let expected = OpenSession(session: .success(al), place: isFound ? place : nil)
        #expect(await session(StubAuthenticationRepository(open: al)) == expected)
        let again = OpenSession(session: .failure(.storage(.sessionExpired)), place: place)
        #expect(await session(StubAuthenticationRepository()) == again)
        let unread = OpenSession(session: .failure(.cancelled), place: place)
        #expect(await session(StubAuthenticationRepository(failure: .cancelled)) == unread)
        #expect(await places.place() == place)
        await places.remove(place)
        #expect(await session(StubAuthenticationRepository()) == nil)
    }

    @Test(arguments: [nil, AuthenticationError.unavailable("Full.")])
    func aLogOutForgetsThePlaceUnlessItFails(failure: AuthenticationError?) async {
        await places.keep(place(of: al.email))
        let sessions = StubAuthenticationRepository(failure: failure)
        let logOut = DefaultLogOutUseCase(sessions: sessions, places: places)
        do throws(AuthenticationError) {
            try await logOut.execute(keeping: nil)
            #expect(failure == nil)
        } catch { #expect(error == failure) }
        #expect(await (places.place() == nil) == (failure == nil))
        let new = place(of: "new@x.test")
        try? await logOut.execute(keeping: new)
        #expect(await (places.place() == new) == (failure == nil))
    }

    @Test func aLogOutForgetsNoPlaceOfWhoLogsInMeanwhile() async throws {
        await places.keep(place(of: al.email))
        let next = place(of: "bo@x.test")
        let sessions = StubAuthenticationRepository { [places] in await places.keep(next) }
        try await DefaultLogOutUseCase(sessions: sessions, places: places).execute(keeping: nil)
        #expect(await places.place() == next)
    }

    private func session(_ sessions: StubAuthenticationRepository) async -> OpenSession? {
        await DefaultGetSessionUseCase(sessions: sessions, places: places).execute()
    }

    private func place(of account: String) -> Place { Place(account: account) }
}

private actor StubPlaces: PlaceRepository {
    private var kept: Place?

    func place() -> Place? { kept }

    func keep(_ place: Place) { kept = place }

    func remove(_ place: Place) { if kept == place { kept = nil } }
}
