import DI
import Domain
import Observation
import Testing

@Suite("The place is kept after a pause, and when the app is left", .timeLimit(.minutes(1)))
@MainActor
struct PlaceKeeperTests {
    private let user = MovingUser()
    private let delay = HeldDelay()
    private let kept = KeptPlaces()
    private let keeper: PlaceKeeper

    init() {
        var container = Container.inMemory()
        container.delay = delay
        container.session.keepPlace = kept
        keeper = PlaceKeeper(of: { [user] in user.place }, in: container)
    }

    @Test("Several letters are kept once, when the user pauses")
    func pause() async {
        for query in ["j", "jo", "jos"] {
            user.search(query)
            await delay.arrive()
        }
        #expect(kept.places == [])
        delay.pass()
        await turns { !kept.places.isEmpty }
        #expect(keeper.flush() == nil)
        #expect(kept.places.map(\.userQuery) == ["jos"])
    }

    @Test("Leaving the app keeps at once what waits for the pause, and what has just changed")
    func flush() async {
        user.search("j")
        await delay.arrive()
        await keeper.flush()?.value
        user.search("jo")
        await keeper.flush()?.value
        #expect(kept.places.map(\.userQuery) == ["j", "jo"])
        delay.pass()
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
        await flushing?.value
        #expect(kept.places.map(\.userQuery) == ["j", "jo"])
    }

    @Test("After a log-out, the place that waited for the pause is not kept")
    func logOut() async {
        user.search("j")
        await delay.arrive()
        delay.passed = { [user] in user.place = nil }
        delay.pass()
        for _ in 0..<10 { await Task.yield() }
        await keeper.flush()?.value
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

/// Gives the others their turns until the condition holds. All are on the main actor, so it takes few.
@MainActor
private func turns(until condition: () -> Bool) async {
    for _ in 0..<100 where !condition() { await Task.yield() }
    #expect(condition(), "this never comes")
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

/// Waits until the test has it pass.
@MainActor
private final class HeldDelay: Delay {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var awaited = 0
    var passed: () -> Void = {}
    private var count = 0

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        count += 1
        await withCheckedContinuation { waiting.append($0) }
        passed()
    }

    /// Returns when there has been another wait.
    func arrive() async {
        awaited += 1
        await turns { count >= awaited }
    }

    func pass() {
        for wait in waiting { wait.resume() }
        waiting = []
    }
}
