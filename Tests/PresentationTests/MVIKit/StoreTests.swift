import Observation
import Testing

@testable import Presentation

@Suite("A store answers the newest effect of an id, and only that")
@MainActor
struct StoreEffectTests {
    private let gate = Gate<String>()
    private let store: Store<EchoReducer>

    init() {
        store = Store([], reducer: EchoReducer(gate: gate))
    }

    @Test func anAnswerIsReducedBeforeTheHandleFinishes() async {
        let handle = store.send(.ask(slot: 1))
        await gate.arrivals(1)
        await gate.open("one")
        await handle.finished()
        #expect(store.state == ["one"])
    }

    @Test func anOlderEffectIsNotAnsweredThoughItIgnoresCancellation() async {
        store.send(.ask(slot: 1))
        store.send(.ask(slot: 1))
        await gate.arrivals(2)
        await gate.open("old")
        #expect(store.state == [])
        await gate.open("new")
        #expect(store.state == ["new"])
    }

    @Test func anEffectThatEndsLateDoesNotFreeThePlaceOfItsSuccessor() async {
        store.send(.ask(slot: 1))
        store.send(.ask(slot: 1))
        await gate.arrivals(2)
        await gate.open("first")
        store.send(.ask(slot: 1))
        await gate.arrivals(3)
        await gate.open("second")
        await gate.open("third")
        #expect(store.state == ["third"])
    }

    @Test func effectsOfDifferentIDsDoNotDisturbEachOther() async {
        store.send(.ask(slot: 1))
        store.send(.ask(slot: 2))
        await gate.arrivals(2)
        await gate.open("two", place: 1)
        await gate.open("one")
        #expect(store.state == ["two", "one"])
    }

    @Test func effectsWithoutAnIDAllAnswer() async {
        let handle = store.send(.askTwice)
        await gate.arrivals(2)
        await gate.open("second", place: 1)
        await gate.open("first")
        await handle.finished()
        #expect(store.state == ["second", "first"])
    }

    @Test func aCancelledEffectIsNotAnswered() async {
        let handle = store.send(.ask(slot: 1))
        await gate.arrivals(1)
        store.send(.cancel(slot: 1))
        await handle.finished()
        await gate.open("late")
        #expect(store.state == [])
    }

    @Test func aHandleFinishesWithWhatFollowsFromTheAnswer() async {
        let handle = store.send(.ask(slot: 1))
        await gate.arrivals(1)
        await gate.open("again")
        await gate.arrivals(2)
        await gate.open("at last")
        await handle.finished()
        #expect(store.state == ["again", "at last"])
    }

    @Test func aHandleOfNothingFinishesAtOnce() async {
        await store.send(.cancel(slot: 1)).finished()
        #expect(store.state == [])
    }

    @Test func ofABurstExactlyTheLastIsAnswered() async {
        let store = Store([], reducer: BurstReducer())
        var last = store.send(0)
        for number in 1..<10_000 { last = store.send(number) }
        await last.finished()
        #expect(store.state == [9_999])
    }
}

@Suite("What a service has at hand is answered like anything else, at once or a moment later")
@MainActor
struct StoreAtOnceTests {
    private let store = Store([], reducer: ReadyReducer())

    @Test(arguments: [true, false])
    func ofTwoEffectsOfOneReductionTheNewerIsAnswered(isAtOnce: Bool) async {
        await send(.askInstead("old", "new"), isAtOnce)
        #expect(store.state == ["new"])
    }

    @Test(arguments: [true, false])
    func whatIsCancelledInTheSameReductionIsNotAnswered(isAtOnce: Bool) async {
        await send(.askAndGiveUp("old"), isAtOnce)
        #expect(store.state == [])
    }

    @Test(arguments: [true, false])
    func ofTwoIntentsOfAnObserverTheNewerIsAnswered(isAtOnce: Bool) async {
        await observerSends([.ask("old"), .ask("new")], isAtOnce) { #expect($0 == ["new"]) }
        await observerSends([.ask("old"), .giveUp], isAtOnce) { #expect($0 == []) }
    }

    /// Else a chain without an end would never let go of the main actor.
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func whatFollowsFromAnAnswerAtHandBeginsLater() async {
        await OrderedStart.nothingQueued()
        let handle = store.send(.askInTurn(for: 1_000))
        #expect(store.state == ["1"])
        await handle.finished()
        #expect(store.state.count == 1_000)
    }

    private func send(_ intent: ReadyReducer.Intent, _ isAtOnce: Bool) async {
        await OrderedStart.$isAllowedAtOnce.withValue(isAtOnce) {
            await store.send(intent).finished()
        }
    }

    /// Once the first of its transitions is observed, all of these are sent.
    private func observerSends(
        _ intents: [ReadyReducer.Intent], _ isAtOnce: Bool, then check: ([String]) -> Void
    ) async {
        var sendAll: (() -> [WorkHandle])?
        var handles: [WorkHandle] = []
        let store = Store([], reducer: ReadyReducer()) { _ in
            let send = sendAll
            sendAll = nil
            handles += send?() ?? []
        }
        sendAll = { [unowned store] in intents.map { store.send($0) } }
        await OrderedStart.$isAllowedAtOnce.withValue(isAtOnce) {
            store.send(.giveUp)
            for handle in handles { await handle.finished() }
        }
        check(store.state)
    }
}

@Suite("A handle finishes with everything that the call has set off")
@MainActor
struct StoreHandleTests {
    private let gate = Gate<String>()

    @Test func alsoWithWhatAnAnswerSetsOffInAnotherStore() async {
        let other = Store([], reducer: EchoReducer(gate: gate))
        let store = Store([], reducer: ReadyReducer()) { transition in
            if case .action = transition.cause { other.send(.ask(slot: 1)) }
        }
        let handle = store.send(.ask("one"))
        await gate.arrivals(1)
        #expect(!handle.isFinished)
        await gate.open("two")
        await handle.finished()
        #expect(other.state == ["two"])
    }

    /// What waits its turn has been set off too.
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func alsoWithAnIntentThatHasToWaitItsTurn() async {
        var log: [String] = []
        var echo: (() -> Void)?
        let store = Store([], reducer: EchoReducer(gate: gate)) { transition in
            log.append("\(transition.after)")
            let send = echo
            echo = nil
            send?()
        }
        await withCheckedContinuation { done in
            echo = { [unowned store] in
                Task.immediate {
                    await store.send(.count(to: 1)).finished()
                    log.append("finished")
                    done.resume()
                }
            }
            store.send(.cancel(slot: 1))
        }
        #expect(log == ["[]", "[]", #"["counted to 1"]"#, "finished"])
    }
}

@Suite("A store reduces one input at a time, and tells what it did")
@MainActor
struct StoreTransitionTests {
    private let gate = Gate<String>()

    @Test func aLongChainOfImmediateActionsNeedsNoStack() async {
        let store = Store([], reducer: EchoReducer(gate: gate))
        store.send(.count(to: 100_000))
        #expect(store.state == ["counted to 100000"])
    }

    @Test func anObserverSeesCauseBeforeAndAfter() async {
        var seen: [Transition<EchoReducer>] = []
        let store = Store(["old"], reducer: EchoReducer(gate: gate)) { seen.append($0) }
        store.send(.count(to: 1))
        #expect(seen.map(\.name) == ["count", "counted"])
        #expect(seen.map(\.before) == [["old"], ["old"]])
        #expect(seen.map(\.after) == [["old"], ["old", "counted to 1"]])
    }

    @Test func whatAnObserverSendsWaitsItsTurn() async {
        var log: [String] = []
        var echo: (() -> WorkHandle)?
        let store = Store([], reducer: EchoReducer(gate: gate)) { transition in
            log.append(transition.name)
            let send = echo
            echo = nil
            _ = send?()
            log.append("end")
        }
        echo = { [unowned store] in store.send(.count(to: 1)) }
        store.send(.cancel(slot: 1))
        #expect(log == ["cancel", "end", "count", "end", "counted", "end"])
    }

    @Test func eachTransitionNotifiesObservationOnce() {
        let store = Store([], reducer: EchoReducer(gate: gate))
        var notified = 0
        func observe() {
            withObservationTracking {
                _ = store.state
            } onChange: {
                MainActor.assumeIsolated { notified += 1 }
            }
        }
        observe()
        store.send(.count(to: 1))
        #expect(notified == 1)
        observe()
        store.send(.cancel(slot: 1))
        #expect(notified == 2)
    }

    @Test func stepsAreDoneInTheOrderInWhichTheyWerePutTogether() async {
        let store = Store([], reducer: EchoReducer(gate: gate))
        store.send(.tell("a"))
        store.send(.tell("b"))
        #expect(store.state == ["told a", "told b"])
        #expect(await store.events.next() == "a")
        #expect(await store.events.next() == "b")
    }
}

@Suite("A store belongs to its owner")
@MainActor
struct StoreLifetimeTests {
    private let gate = Gate<String>()

    @Test func anEffectDoesNotKeepItsStoreAlive() async {
        var store: Store<EchoReducer>? = Store([], reducer: EchoReducer(gate: gate))
        weak let leftover = store
        store?.send(.ask(slot: 1))
        await gate.arrivals(1)
        store = nil
        #expect(leftover == nil)
        await gate.open("late")
    }

    @Test func whatRunsIsCancelledAndItsHandleFinishesWhenTheOwnerLetsGo() async {
        let cancelled = Gate<Void>()
        var store: Store<WaitingReducer>? = Store(0, reducer: WaitingReducer(cancelled: cancelled))
        let handle = store?.send(())
        await Task.yield()
        store = nil
        await cancelled.arrivals(1)
        await handle?.finished()
        await cancelled.open(())
    }

    @Test func subscriptionsEndWhenTheOwnerLetsGo() async {
        var store: Store<EchoReducer>? = Store([], reducer: EchoReducer(gate: gate))
        store?.send(.tell("a"))
        let events = store?.events
        store = nil
        #expect(await events?.next() == "a")
        #expect(await events?.next() == nil)
    }
}

extension Transition<EchoReducer> {
    fileprivate var name: String {
        switch cause {
        case .intent(.cancel): "cancel"
        case .intent(.count): "count"
        case .intent: "another intent"
        case .action(.counted): "counted"
        case .action: "another action"
        }
    }
}
