import Domain
import Testing

@testable import Presentation

/// The steps that these tests take in the app.
@MainActor
protocol ThingApp: AppScreen {
    func edit(_ thing: Thing)
    func loadThing()
}

@Suite("The items screen reads the thing", .timeLimit(.minutes(5)))
@MainActor
struct ReadThingTests {
    private let services = ControlledApp()
    private let app: any ThingApp
    private let samples = Item.fixtures
    private let reversed = Thing(isReversed: true)

    init() async {
        app = services.makeThingApp()
        await services.sessions.gets.answer(app.start(), services.open())
    }

    private var items: ItemsState? { app.state.main?.items }

    @Test("At the start, in either order of the two loads", arguments: [true, false])
    func start(isFirst: Bool) async {
        if isFirst { await load(.success(reversed)) }
        await services.items.loads.answerNext(.success(samples))
        await wait(for: "the items") { items?.list.rows.count == samples.count }
        if !isFirst {
            #expect(items?.list.rows == samples)
            await load(.success(reversed))
        }
        #expect(items?.list.rows == samples.reversed())
        #expect(items?.items == samples, "The list keeps its own order.")
    }

    @Test("A change is shown at once, and stays if it can't be saved")
    func change() async {
        await load(.success(Thing()))
        app.edit(reversed)
        #expect(items?.thing == reversed)
        await services.thing.saves.answer(app.writesInFlight, .failure(.unavailable("Full.")))
        #expect(items?.thing == reversed)
        #expect(app.state.main?.thing.error == .unavailable("Full."))
    }

    @Test("After a failed load of the thing, the items keep the defaults")
    func failedLoad() async {
        await load(.failure(.unavailable("Damaged.")))
        #expect(app.state.main?.thing.error == .unavailable("Damaged."))
        #expect(items?.thing == Thing())
        app.loadThing()
        await load(.success(reversed))
        app.loadThing()
        await load(.failure(.unavailable("Damaged.")))
        #expect(items?.thing == reversed)
    }

    private func load(_ result: Result<Thing, ThingError>) async {
        await services.thing.loads.answerNext(result)
        await wait(for: "the answer") { app.state.main?.thing.isLoading == false }
    }
}
