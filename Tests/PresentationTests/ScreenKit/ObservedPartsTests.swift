import Domain
import Observation
import Testing

@testable import Presentation

@Suite("An observer of a part is woken by changes of that part alone, in both patterns")
@MainActor
struct ObservedPartsTests {
    @Test(arguments: Pattern.allCases)
    func aChangeElsewhereWakesNobody(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken = 0
        screen.observe(\.error) { woken += 1 }
        screen.perform(.itemTapped("a"))
        screen.perform(.deleteTapped("b"))
        #expect(woken == 0)
    }

    @Test(arguments: Pattern.allCases)
    func aChangeWakesAllWhoObserveThePart(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken: [String] = []
        screen.observe(\.selectedItemID) { woken.append("first") }
        screen.observe(\.selectedItemID) { woken.append("second") }
        screen.observe(\.isLoading) { woken.append("of another part") }
        screen.perform(.itemTapped("a"))
        #expect(woken.sorted() == ["first", "second"])
    }

    @Test(arguments: Pattern.allCases)
    func whoLooksAgainIsWokenAgain(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var seen: [String?] = []
        for id in ["a", "b", "a"] {
            screen.observe(\.selectedItemID) { seen.append(id) }
            screen.perform(.itemTapped(id))
        }
        #expect(seen == ["a", "b", "a"])
    }

    @Test(arguments: Pattern.allCases)
    func whatIsSetToWhatItWasWakesNobody(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        screen.perform(.itemTapped("a"))
        var woken = 0
        screen.observe(\.selectedItemID) { woken += 1 }
        screen.perform(.itemTapped("a"))
        #expect(woken == 0)
        #expect(screen.part(\.selectedItemID) == "a")
    }

    @Test(arguments: Pattern.allCases)
    func aPartMayBeDerived(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken = 0
        screen.observe(\.visibleItems.count) { woken += 1 }
        screen.perform(.itemTapped("a"))
        #expect(woken == 0)
        screen.perform(.deleteTapped("a"))
        #expect(woken == 1)
        #expect(screen.part(\.visibleItems.count) == 2)
    }

    @Test(arguments: Pattern.allCases)
    func ofManyRowsThoseThatChangedAreWoken(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        screen.perform(.itemTapped("a"))
        var woken: [String] = []
        for id in ["a", "b", "c"] { screen.observe(\.[isSelected: id]) { woken.append(id) } }
        screen.perform(.itemTapped("c"))
        #expect(woken.sorted() == ["a", "c"])
    }

    @Test(arguments: Pattern.allCases, ["a", "b", "c"])
    func whoeverIsWokenMayActOnTheScreenAndLookAgain(pattern: Pattern, id: String) async {
        let screen = await PartsScreen(pattern)
        let others = ["a", "b", "c"].filter { $0 != id }
        var woken = 0
        screen.observe(\.[isSelected: id]) {
            screen.perform(.itemTapped(others[0]))
            screen.observe(\.selectedItemID) { woken += 1 }
        }
        screen.observe(\.selectedItemID) {}
        screen.perform(.itemTapped(id))
        #expect(screen.part(\.selectedItemID) == others[0])
        screen.perform(.itemTapped(others[1]))
        #expect(woken == 1)
    }

    @Test(arguments: Pattern.allCases)
    func whoeverIsWokenMayLookAgainAndThenChangeIt(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken = 0
        screen.observe(\.selectedItemID) {
            screen.observe(\.selectedItemID) { woken += 1 }
            screen.perform(.itemTapped("b"))
        }
        screen.perform(.itemTapped("a"))
        #expect(woken == 1)
        #expect(screen.part(\.selectedItemID) == "b")
    }

    /// A view that is evaluated may set something off that changes what it has just read.
    @Test(arguments: Pattern.allCases)
    func whatChangesWhileItIsBeingReadIsObservedAllTheSame(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken = 0
        withObservationTracking {
            _ = screen.part(\.selectedItemID)
            screen.perform(.itemTapped("a"))
        } onChange: {
            MainActor.assumeIsolated { woken += 1 }
        }
        screen.perform(.itemTapped("b"))
        #expect(woken == 1)
    }

    @Test(arguments: Pattern.allCases)
    func ofAThousandRowsThatLookAgainTwoAreWokenByEachChange(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken: [String] = []
        func look(_ id: String) {
            screen.observe(\.[isSelected: id]) { woken.append(id) }
        }
        for id in ["a", "b"] + (0..<1_000).map({ "row \($0)" }) { look(id) }
        screen.perform(.itemTapped("a"))
        look("a")
        for id in ["b", "a", "b", "a"] {
            woken = []
            screen.perform(.itemTapped(id))
            #expect(woken.sorted() == ["a", "b"])
            for id in woken { look(id) }
        }
    }

    @Test func rowsThatHaveGoneAreForgottenAndThoseThatAreThereAreNot() {
        let parts = ObservedParts<ItemsState>()
        var state = ItemsState()
        var wantsToLook = true
        for number in 0..<1_000 {
            if wantsToLook {
                wantsToLook = false
                withObservationTracking {
                    _ = parts.value(of: \.selectedItemID, in: state)
                } onChange: {
                    MainActor.assumeIsolated { wantsToLook = true }
                }
            }
            _ = parts.value(of: \.[isSelected: "row \(number)"], in: state)
            state.selectedItemID = number.isMultiple(of: 2) ? "a" : "b"
            parts.update(from: state)
            #expect(wantsToLook)
            #expect(parts.count < 40)
        }
    }

    /// Else an array that was read once would be copied at each change from then on.
    @Test func theValueOfAPartThatNobodyReadsAnyMoreIsLetGoOf() {
        final class Content: Equatable {
            static func == (one: Content, other: Content) -> Bool { one === other }
        }
        let parts = ObservedParts<Content>()
        _ = parts.value(of: \.self, in: Content())
        parts.update(from: Content())
        var content = Content()
        parts.update(from: content)
        #expect(isKnownUniquelyReferenced(&content))
    }

    /// It has read, but nobody knows that it waits before its closure has returned.
    @Test func whoeverChangesWhatItReadsTwiceIsWokenByALaterChange() {
        let parts = ObservedParts<ItemsState>()
        var state = ItemsState()
        var woken = 0
        withObservationTracking {
            _ = parts.value(of: \.isLoading, in: state)
            for number in 0..<40 {
                _ = parts.value(of: \.[isSelected: "row \(number)"], in: state)
            }
            for isLoading in [true, false] {
                state.isLoading = isLoading
                parts.update(from: state)
            }
        } onChange: {
            MainActor.assumeIsolated { woken += 1 }
        }
        state.isLoading = true
        parts.update(from: state)
        #expect(woken == 1)
    }

    @Test(arguments: Pattern.allCases)
    func everyScreenHasParts(pattern: Pattern) async {
        await expectAPart(of: ItemsScenario.self, pattern, changedBy: .loadRequested) {
            ($0 as? ItemsViewModel)?[\.isLoading] ?? ($0 as? ItemsStore)?[\.isLoading]
        }
        await expectAPart(of: LoginScenario.self, pattern, changedBy: .emailChanged("a")) {
            ($0 as? LoginViewModel)?[\.credentials] ?? ($0 as? LoginStore)?[\.credentials]
        }
        await expectAPart(of: UsersScenario.self, pattern, changedBy: .queryChanged("a")) {
            ($0 as? UsersViewModel)?[\.query] ?? ($0 as? UsersStore)?[\.query]
        }
        await expectAPart(of: CounterScenario.self, pattern, changedBy: .loadRequested) {
            ($0 as? CounterViewModel)?[\.isLoading] ?? ($0 as? CounterStore)?[\.isLoading]
        }
    }

    private func expectAPart<Feature: ScenarioFeature, Part: Equatable>(
        of feature: Feature.Type, _ pattern: Pattern, changedBy intent: Feature.Intent,
        _ part: @escaping @MainActor (AnyObject) -> Part?
    ) async {
        let requests = Requests(cancellation: .honoured)
        let screen = Feature.makeScreen(
            pattern, content: Feature.sampleContent, requests: requests)
        var woken = 0
        let before = withObservationTracking {
            part(screen.model)
        } onChange: {
            MainActor.assumeIsolated { woken += 1 }
        }
        _ = screen.perform(intent)
        #expect(before != nil)
        #expect(woken == 1, "\(Feature.name)")
        #expect(part(screen.model) != before, "\(Feature.name)")
        requests.close()
        await requests.settle()
    }

    /// The load that is asked for meanwhile is a new one, whatever the answer still has to change.
    @Test(arguments: Pattern.allCases)
    func whoeverIsWokenByAnAnswerMayAskAgain(pattern: Pattern) async throws {
        let requests = Requests(cancellation: .honoured)
        let screen = ItemsScenario.makeScreen(
            pattern, content: ItemsScenario.sampleContent, requests: requests)
        withObservationTracking {
            _ = (screen.model as? ItemsViewModel)?[\.items.count]
            _ = (screen.model as? ItemsStore)?[\.items.count]
        } onChange: {
            MainActor.assumeIsolated { _ = screen.perform(.loadRequested) }
        }
        _ = screen.perform(.loadRequested)
        await requests.settle()
        try requests.answer(1, .ok)
        await requests.settle()
        #expect(requests.open.map(\.number) == [2])
        #expect(screen.state().isLoading)
        requests.close()
        await requests.settle()
    }

    /// Whatever an answer that has failed still has to write, it leaves alone what was asked meanwhile.
    @Test(arguments: Pattern.allCases, [true, false])
    func whoeverIsToldOfAFailureMayAskAgain(pattern: Pattern, byError: Bool) async throws {
        let items = try await asksAgain(in: ItemsScenario.self, pattern, [.loadRequested]) {
            _ = ($0 as? ItemsViewModel)?[byError ? \.hasError : \.isLoading]
            _ = ($0 as? ItemsStore)?[byError ? \.hasError : \.isLoading]
        }
        #expect(items.isLoading && !items.hasError)
        let users = try await asksAgain(in: UsersScenario.self, pattern, [.loadRequested]) {
            _ = ($0 as? UsersViewModel)?[byError ? \.hasError : \.isLoading]
            _ = ($0 as? UsersStore)?[byError ? \.hasError : \.isLoading]
        }
        #expect(users.screen.isLoading && !users.screen.hasError)
        let counter = try await asksAgain(in: CounterScenario.self, pattern, [.loadRequested]) {
            _ = ($0 as? CounterViewModel)?[byError ? \.hasError : \.isLoading]
            _ = ($0 as? CounterStore)?[byError ? \.hasError : \.isLoading]
        }
        #expect(counter.isLoading && !counter.hasError)
        let login = try await asksAgain(
            in: LoginScenario.self, pattern,
            [.emailChanged("al@x.test"), .passwordChanged(Password("enigma")), .submitTapped]
        ) {
            _ = ($0 as? LoginViewModel)?[byError ? \.hasError : \.isSubmitting]
            _ = ($0 as? LoginStore)?[byError ? \.hasError : \.isSubmitting]
        }
        #expect(login.isSubmitting && !login.hasError)
    }

    /// The state after the last of the intents, once it has failed and an observer has sent it again.
    private func asksAgain<Feature: ScenarioFeature>(
        in feature: Feature.Type, _ pattern: Pattern, _ intents: [Feature.Intent],
        look: (AnyObject) -> Void
    ) async throws -> Feature.State {
        let requests = Requests(cancellation: .honoured)
        let screen = Feature.makeScreen(
            pattern, content: Feature.sampleContent, requests: requests)
        for intent in intents { _ = screen.perform(intent) }
        await requests.settle()
        withObservationTracking {
            look(screen.model)
        } onChange: {
            MainActor.assumeIsolated { _ = intents.last.map(screen.perform) }
        }
        try requests.answer(1, .fail("Offline."))
        await requests.settle()
        let state = screen.state()
        #expect(requests.open.map(\.number) == [2], "\(Feature.name)")
        requests.close()
        await requests.settle()
        return state
    }

    @Test(arguments: Pattern.allCases)
    func whoeverIsToldThatADeleteFailedMayTryAgain(pattern: Pattern) async throws {
        let requests = Requests(cancellation: .honoured)
        let screen = ItemsScenario.makeScreen(
            pattern, content: ItemsScenario.sampleContent, requests: requests)
        _ = screen.perform(.loadRequested)
        await requests.settle()
        try requests.answer(1, .ok)
        await requests.settle()
        _ = screen.perform(.deleteTapped("a"))
        withObservationTracking {
            _ = (screen.model as? ItemsViewModel)?[\.error]
            _ = (screen.model as? ItemsStore)?[\.error]
        } onChange: {
            MainActor.assumeIsolated { _ = screen.perform(.deleteTapped("a")) }
        }
        await requests.settle()
        try requests.answer(2, .fail("Offline."))
        await requests.settle()
        #expect(requests.open.map(\.number) == [3])
        #expect(screen.state().deleting == ["a"])
        requests.close()
        await requests.settle()
    }

    @Test(arguments: Pattern.allCases)
    func theWholeStateIsObservedAsBefore(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken = 0
        withObservationTracking {
            _ = screen.state()
        } onChange: {
            MainActor.assumeIsolated { woken += 1 }
        }
        screen.perform(.itemTapped("a"))
        #expect(woken == 1)
    }
}

extension ItemsState {
    fileprivate subscript(isSelected id: Item.ID) -> Bool { selectedItemID == id }
    fileprivate var hasError: Bool { error != nil }
}

extension UsersState {
    fileprivate var hasError: Bool { error != nil }
}

extension CounterState {
    fileprivate var hasError: Bool { error != nil }
}

extension LoginState {
    fileprivate var hasError: Bool { error != nil }
}

/// The items screen in either pattern, with its items loaded.
@MainActor
private struct PartsScreen {
    let state: () -> ItemsState
    private let send: (ItemsIntent) -> WorkHandle
    private let viewModel: ItemsViewModel
    private let store: ItemsStore
    private let pattern: Pattern

    init(_ pattern: Pattern) async {
        let items = StubGetItems(items: ItemsScenario.sampleContent)
        let viewModel = ItemsViewModel(getItems: items, deleteItem: StubDeleteItem())
        let store = ItemsStore(
            ItemsState(), reducer: ItemsReducer(getItems: items, deleteItem: StubDeleteItem()))
        self.viewModel = viewModel
        self.store = store
        self.pattern = pattern
        switch pattern {
        case .mvvm: (state, send) = ({ viewModel.state }, viewModel.perform)
        case .mvi: (state, send) = ({ store.state }, store.send)
        }
        await send(.loadRequested).finished()
    }

    func perform(_ intent: ItemsIntent) {
        _ = send(intent)
    }

    func part<Part: Equatable>(_ path: KeyPath<ItemsState, Part>) -> Part {
        switch pattern {
        case .mvvm: viewModel[path]
        case .mvi: store[path]
        }
    }

    func observe<Part: Equatable>(
        _ path: KeyPath<ItemsState, Part>, onChange: @escaping @MainActor () -> Void
    ) {
        withObservationTracking {
            _ = part(path)
        } onChange: {
            MainActor.assumeIsolated(onChange)
        }
    }
}

private struct StubGetItems: GetItemsUseCase {
    let items: [Item]
    func execute() async throws(ItemError) -> [Item] { items }
}

private struct StubDeleteItem: DeleteItemUseCase {
    func execute(id: Item.ID) async throws(ItemError) {}
}
