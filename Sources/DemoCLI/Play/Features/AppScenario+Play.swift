import Presentation

extension AppScenario: PlayableFeature {
    nonisolated static func rows(in state: AppState) -> Rows? {
        guard case .main(let main) = state else { return nil }
        switch main.tab {
        case .items: return ItemsScenario.rows(in: main.items)?.within("items")
        case .users: return main.users.rows.within("users")
        case .counter: return nil
        }
    }

    nonisolated static func commands(in state: AppState, at row: String?) -> [FeatureCommand<
        AppIntent
    >] {
        switch state {
        case .login(let login):
            return LoginScenario.commands(in: login, at: row).map { $0.map(AppIntent.login) }
        case .main(let main):
            return commands(in: main, at: row).map { $0.map(AppIntent.main) }
                + [FeatureCommand("L", "log out", .logOutTapped)]
        }
    }

    nonisolated private static func commands(
        in main: MainState, at row: String?
    ) -> [FeatureCommand<MainIntent>] {
        var commands: [FeatureCommand<MainIntent>] =
            switch main.tab {
            case .items:
                ItemsScenario.commands(in: main.items, at: row).map { $0.map(MainIntent.items) }
            case .users:
                main.users.commands(at: row).map { $0.map(MainIntent.users) }
            case .counter:
                CounterScenario.commands(in: main.counter, at: nil)
                    .map { $0.map(MainIntent.counter) }
            }
        commands.append(FeatureCommand("t", "tab", .tabTapped(main.tab.next)))
        if !main.path.isEmpty {
            commands.append(FeatureCommand("b", "back", .backTapped))
        }
        return commands
    }
}

extension Rows {
    fileprivate func within(_ screen: String) -> Rows {
        Rows(field: "\(screen).\(field)", rows: rows)
    }
}

extension MainTab {
    /// The tab after this one, the first after the last.
    fileprivate var next: MainTab {
        let tabs = Self.allCases
        let index = tabs.firstIndex(of: self).map { ($0 + 1) % tabs.count }
        return index.map { tabs[$0] } ?? self
    }
}
