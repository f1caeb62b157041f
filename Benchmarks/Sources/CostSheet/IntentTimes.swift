import CostCounting
import DI
import Domain
import Presentation

/// One intent without effect of each feature, sent to both patterns by turns.
@MainActor
enum IntentTimes {
    static func measure() async throws(CostProblem) -> [IntentTime] {
        let container = Container.inMemory(
            accounts: LoginScenario.sampleContent, items: ItemsScenario.sampleContent,
            users: UsersScenario.sampleContent)
        return [
            await items(container), login(container), users(container), counter(container),
            try await app(container),
        ]
    }

    private static func items(_ container: Container) async -> IntentTime {
        let viewModel = container.makeItemsViewModel()
        let store = container.makeItemsStore()
        await viewModel.load().finished()
        await store.send(.loadRequested).finished()
        return Stopwatch.time(
            .items, ItemsScenario.self, [.itemTapped("a"), .itemTapped("b")],
            mvvm: viewModel.perform, mvi: store.send)
    }

    private static func login(_ container: Container) -> IntentTime {
        let viewModel = container.makeLoginViewModel()
        let store = container.makeLoginStore()
        return Stopwatch.time(
            .login, LoginScenario.self, [.emailChanged("al@x.test"), .emailChanged("al@x.tes")],
            mvvm: viewModel.perform, mvi: store.send)
    }

    private static func users(_ container: Container) -> IntentTime {
        let viewModel = container.makeUsersViewModel()
        let store = container.makeUsersStore()
        return Stopwatch.time(
            .users, UsersScenario.self, [.queryChanged("a"), .queryChanged("al")],
            mvvm: viewModel.perform, mvi: store.send)
    }

    private static func counter(_ container: Container) -> IntentTime {
        let viewModel = container.makeCounterViewModel()
        let store = container.makeCounterStore()
        return Stopwatch.time(
            .counter, CounterScenario.self, [.errorDismissed],
            mvvm: viewModel.perform, mvi: store.send)
    }

    private static func app(_ container: Container) async throws(CostProblem) -> IntentTime {
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
        return Stopwatch.time(
            .app, AppScenario.self,
            [.main(.items(.itemTapped("a"))), .main(.items(.itemTapped("b")))],
            mvvm: viewModel.perform, mvi: store.send)
    }
}
