import DI
import Domain
import Observation
import Presentation
import Testing

@Suite("The place is kept after a pause, and when the app is left", .timeLimit(.minutes(1)))
@MainActor
struct PlaceKeeperTests {
    private let user = MovingUser()
    private let delay = ControlledDelay()
    private let kept = KeptPlaces()
    private let keeper: PlaceKeeper

    init() {
        keeper = Self.keeper(of: user, kept, delay)
    }

    private static func keeper(
        of user: MovingUser, _ kept: KeptPlaces, _ delay: any Delay
    ) -> PlaceKeeper {
        var container = Container.inMemory()
        container.delay = delay
        container.session.keepPlace = kept
        return PlaceKeeper(of: { user.place }, in: container)
    }

    @Test("Several letters are kept once, when the user pauses")
    func pause() async {
        for query in ["j", "jo", "jos"] {
            user.search(query)
            #expect(await delay.nextWait() == .milliseconds(500))
        }
        #expect(kept.places == [])
        await delay.resumeAll()
        while kept.places.isEmpty { await Task.yield() }
        #expect(keeper.flush() == nil)
        #expect(kept.places.map(\.userQuery) == ["jos"])
    }

    @Test("Leaving the app keeps at once what waits for the pause, and what has just changed")
    func flush() async {
        user.search("j")
        _ = await delay.nextWait()
        await keeper.flush()?.finish()
        user.search("jo")
        await keeper.flush()?.finish()
        #expect(kept.places.map(\.userQuery) == ["j", "jo"])
        await delay.resumeAll()
        #expect(keeper.flush() == nil, "nothing is kept twice")
    }

    @Test("A place that is being kept is not overtaken by a newer one")
    func order() async {
        kept.isSlow = true
        user.search("j")
        _ = keeper.flush()
        user.search("jo")
        let flushing = keeper.flush()
        kept.isSlow = false
        await flushing?.finish()
        #expect(kept.places.map(\.userQuery) == ["j", "jo"])
    }

    @Test("After a log-out, which forgets the place, the same place is kept again")
    func sameAgain() async {
        user.search("j")
        let place = user.place
        for place in [place, nil, place] {
            user.place = place
            await keeper.flush()?.finish()
        }
        #expect(kept.places == [place, place])
    }

    @Test("After a log-out, the place that waited for the pause is not kept")
    func logOut() async {
        let keeper = Self.keeper(of: user, kept, LogOut(user: user))
        user.search("j")
        while user.place != nil { await Task.yield() }
        for _ in 0..<10 { await Task.yield() }
        await keeper.flush()?.finish()
        #expect(kept.places == [])
    }
}

/// Somebody who searches among the users.
@MainActor
@Observable
private final class MovingUser {
    var place: Place?

    func search(_ query: String) {
        place = Place(
            account: "al@x.test", tab: .users, itemID: nil, userIDs: [], userQuery: query,
            noteID: nil)
    }
}

/// All places that were kept, in order.
@MainActor
private final class KeptPlaces: KeepPlaceUseCase {
    private(set) var places: [Place] = []
    var isSlow = false

    @MainActor func execute(_ place: Place) async {
        while isSlow { await Task.yield() }
        places.append(place)
    }
}

/// As it ends, the user has logged out.
private struct LogOut: Delay {
    let user: MovingUser

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        user.place = nil
    }
}
