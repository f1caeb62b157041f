import DI
import Domain
import Measuring
import Presentation

extension Comparison {
    /// Selects an item, in a separate screen, and in a screen inside the main screen and the app. In
    /// the app, the load of the users is in flight.
    static func composition() async -> Comparison {
        let items = ReadyItems(count: 10)
        let ids = items.items[4...5].map(\.id)
        let concrete = await items.makeConcrete()
        let viewModel = await items.makeViewModel()
        let store = await items.makeStore()
        let container = Container.inMemory(accounts: Credentials.samples, items: items.items)
        let app = await openApp(container)
        return Comparison(
            "Select in a list of 10, alone and three levels deep", clock: .cpu,
            subjects: [
                Subject("concrete @Observable class, alone", with: ids) { concrete.select($0) },
                Subject("view model, alone", with: ids, atMost: 1.25) { viewModel.select($0) },
                Subject("view model within two others", with: ids) {
                    guard case .main(let main) = app.viewModel.screen else { return }
                    main.items.select($0)
                },
                Subject("store, alone", with: ids) { store.send(.itemTapped($0)) },
                Subject("store of three reducers", with: ids, atMost: 8) {
                    app.store.send(.main(.items(.itemTapped($0))))
                },
            ])
    }

    /// Does the same while a view observes the selection.
    static func observedComposition() async -> Comparison {
        let items = ReadyItems(count: 10)
        let ids = items.items[4...5].map(\.id)
        let concrete = await items.makeConcrete()
        let viewModel = await items.makeViewModel()
        let store = await items.makeStore()
        let container = Container.inMemory(accounts: Credentials.samples, items: items.items)
        let app = await openApp(container)
        return Comparison(
            "The same, the selection observed", clock: .cpu,
            subjects: [
                Subject(
                    "concrete @Observable class, alone", with: ids,
                    reading: { _ in concrete.state.selectedItemID }, work: { concrete.select($0) }),
                Subject(
                    "view model, alone", with: ids, atMost: 1.3,
                    reading: { _ in viewModel.state.selectedItemID }, work: { viewModel.select($0) }
                ),
                Subject(
                    "view model within two others", with: ids,
                    reading: { _ in
                        guard case .main(let main) = app.viewModel.screen else {
                            return Item.ID?.none
                        }
                        return main.items.state.selectedItemID
                    },
                    work: {
                        guard case .main(let main) = app.viewModel.screen else { return }
                        main.items.select($0)
                    }),
                Subject(
                    "store, alone", with: ids, atMost: 1.3,
                    reading: { _ in store.scoped.selectedItemID },
                    work: { store.send(.itemTapped($0)) }),
                Subject(
                    "store of three reducers", with: ids, atMost: 8,
                    reading: { _ in
                        app.store.scoped.child(ifPresent: \.main, AppIntent.main)?
                            .child(\.items, MainIntent.items).selectedItemID
                    }, work: { app.store.send(.main(.items(.itemTapped($0)))) }),
            ])
    }

    /// The app after a login, in both patterns, with loaded items. The load of its users never ends.
    private static func openApp(
        _ container: Container
    ) async -> (viewModel: AppViewModel, store: AppStore) {
        var container = container
        container.users.getUsers = EndlessUsers()
        let credentials = Credentials.samples[0]
        let viewModel = container.makeAppViewModel()
        if case .login(let login) = viewModel.screen {
            login.email = credentials.email
            login.password = credentials.password
            await login.submit()?.finish()
        }
        let store = container.makeAppStore()
        store.send(.login(.emailChanged(credentials.email)))
        store.send(.login(.passwordChanged(credentials.password)))
        await store.send(.login(.submitTapped))?.finish()
        while [viewModel.state, store.state].contains(where: { !$0.showsItems }) {
            await Task.yield()
        }
        return (viewModel, store)
    }
}

/// A service that never answers.
private struct EndlessUsers: GetUsersUseCase {
    func execute() async -> [User] {
        let (answers, answering) = AsyncStream.makeStream(of: Never.self)
        for await _ in answers {}
        answering.finish()
        return []
    }
}

extension AppState {
    fileprivate var showsItems: Bool {
        main?.items.visibleItems.isEmpty == false
    }
}
