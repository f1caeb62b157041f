import CostCounting
import DI
import Domain
import Measuring
import Presentation

/// Times one intent without effect of each feature in both patterns.
@MainActor
struct IntentTimes {
    /// How often each is timed, the patterns by turns.
    private let rounds: Int
    private let container = Container.inMemory(
        accounts: LoginScenario.sampleContent, items: ItemsScenario.sampleContent,
        users: UsersScenario.sampleContent)

    init(rounds: Int) {
        self.rounds = rounds
    }

    var method: String {
        let benchmarks = "../../../Benchmarks/README.md"
        return """
            Medians of \(rounds) rounds, both patterns by turns. An intent is sent as the shared \
            views send it: by a closure, to `perform` or to `send`. The [benchmarks](\(benchmarks)) \
            call the view model's method and the store's `send` themselves, so both take less \
            there. The intents start no work, and nobody observes. The app passes its intent on to \
            the items, three levels deep.
            """
    }

    func measure() async throws -> [IntentTime] {
        [
            try await items(), try await login(), try await users(), try await counter(),
            try await app(),
        ]
    }

    private func items() async throws -> IntentTime {
        let viewModel = container.makeItemsViewModel()
        let store = container.makeItemsStore()
        await viewModel.load().finished()
        await store.send(.loadRequested).finished()
        return try await time(
            .items, ItemsScenario.self, (.itemTapped("a"), .itemTapped("b")),
            mvvm: viewModel.perform, mvi: store.send)
    }

    private func login() async throws -> IntentTime {
        let viewModel = container.makeLoginViewModel()
        let store = container.makeLoginStore()
        return try await time(
            .login, LoginScenario.self, (.emailChanged("al@x.test"), .emailChanged("al@x.tes")),
            mvvm: viewModel.perform, mvi: store.send)
    }

    private func users() async throws -> IntentTime {
        let viewModel = container.makeUsersViewModel()
        let store = container.makeUsersStore()
        return try await time(
            .users, UsersScenario.self, (.queryChanged("a"), .queryChanged("al")),
            mvvm: viewModel.perform, mvi: store.send)
    }

    private func counter() async throws -> IntentTime {
        let viewModel = container.makeCounterViewModel()
        let store = container.makeCounterStore()
        return try await time(
            .counter, CounterScenario.self, (.errorDismissed, .errorDismissed),
            mvvm: viewModel.perform, mvi: store.send)
    }

    private func app() async throws -> IntentTime {
        let viewModel = container.makeAppViewModel()
        let store = container.makeAppStore()
        for intent in [
            LoginIntent.emailChanged("al@x.test"), .passwordChanged(Password("enigma")),
            .submitTapped,
        ] {
            await viewModel.perform(.login(intent)).finished()
            await store.send(.login(intent)).finished()
        }
        guard case .main = viewModel.state, case .main = store.state else {
            throw CostProblem(
                .failed,
                "the app can't be measured: nobody is logged in; see Benchmarks/Sources/CostSheet")
        }
        return try await time(
            .app, AppScenario.self,
            (.main(.items(.itemTapped("a"))), .main(.items(.itemTapped("b")))),
            mvvm: viewModel.perform, mvi: store.send)
    }

    /// Sends two intents by turns, the first of which names them.
    private func time<F: ScenarioFeature>(
        _ part: Owner.Part, _ feature: F.Type, _ intents: (F.Intent, F.Intent),
        mvvm: @escaping (F.Intent) -> WorkHandle, mvi: @escaping (F.Intent) -> WorkHandle
    ) async throws -> IntentTime {
        let line = F.line(for: intents.0)
        Progress.tell("timing \(part.rawValue): \(line)")
        func subject(_ name: String, _ send: @escaping (F.Intent) -> WorkHandle) -> Subject {
            Subject(name) { count in
                for index in 0..<count {
                    _ = send(index.isMultiple(of: 2) ? intents.0 : intents.1)
                }
            }
        }
        let comparison = Comparison(
            line, subjects: [subject("view model", mvvm), subject("store", mvi)])
        let costs = try await comparison.measure(rounds: rounds)
        return IntentTime(
            feature: part, intent: line, mvvmNanoseconds: costs[0].nanoseconds,
            mviNanoseconds: costs[1].nanoseconds)
    }
}
