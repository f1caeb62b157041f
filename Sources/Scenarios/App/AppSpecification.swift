import Domain
public import Presentation

extension AppScenario {
    nonisolated public static let specification = clauses + notesClauses

    private nonisolated static let clauses: [Clause<AppScenario>] = [
        Clause("The main screen is there from a login until logging out", \.state.main?.session) {
            $0.start.session
        },
        Clause(
            "The login screen keeps its rules, and is a new one after logging out",
            keeps: LoginScenario.ofScreen, \.login),
        Clause(
            "The items keep their rules in their tab, which loads when somebody has logged in",
            keeps: ItemsScenario.specification, \.items),
        Clause(
            "The users keep their rules in their tab, which loads when somebody has logged in",
            keeps: UsersScenario.ofScreen, \.users),
        Clause(
            "The counter keeps its rules in its tab, which loads when somebody has logged in",
            keeps: CounterScenario.specification, \.counter),
        Clause(
            "The notes keep their rules in their tab, which observes when somebody has logged in",
            keeps: NotesScenario.ofScreen, \.notes),
        Clause("The tab is the one that was tapped last", \.state.main?.tab) { history in
            guard history.state.main != nil else { return nil }
            let tap = history.lastUserStep(since: history.start.moment) { step, _ in
                if case .tab = step { true } else { false }
            }
            if case .tab(let tab)? = tap?.step { return tab }
            return .items
        },
        Clause(
            "The path has the users that were tapped, not twice in a row, without those that were left",
            \.state.main?.userPath
        ) { history in
            guard history.state.main != nil else { return nil }
            return history.userSteps(since: history.start.moment).reduce(into: []) { path, tap in
                switch tap.step {
                case .closeUser: _ = path.popLast()
                case .users(.select(let id)) where path.last != id:
                    let users = history.moments[tap.moment - 1].state.main?.users.users ?? []
                    if users.contains(where: { $0.id == id }) { path.append(id) }
                default: break
                }
            }
        },
        Clause(
            "Logging out cancels all that is awaited, except writes", \.cancelledOfBefore
        ) {
            $0.isLoggedOut ? $0.awaitedBefore { $0.kind != .commit } : []
        },
        Clause(
            "A call of another screen ends when its request has ended", { $0.ofNoTab($0.calls) },
            is: { $0.ofNoTab($0.callsInFlight) }),
    ]

    /// A login is shown before the main screen replaces it.
    nonisolated public static func between(_ history: History<AppScenario>) -> [AppState] {
        guard let session = history.start.session,
            history.start.moment == history.moments.count - 1,
            case .login(var login)? = history.previousState
        else { return [] }
        login.session = session
        login.isSubmitting = false
        login.credentials.password = Password("")
        return [.login(login)]
    }
}

extension AppScenario.Step {
    fileprivate func isLogOut(before state: AppState) -> Bool {
        switch self {
        case .logOut: true
        case .notes(.logIn): state.main != nil
        default: false
        }
    }
}

extension AppState {
    var main: MainState? { if case .main(let main) = self { main } else { nil } }
}

extension History<AppScenario> {
    /// When the present screen has come: with a login, whose session it has, or by logging out.
    var start: (moment: Int, session: Session?) {
        let logOut = lastUserStep { $0.isLogOut(before: $1) }?.moment ?? 0
        let login = answers.last { $0.wasWanted && $0.value(Session.self) != nil }
        guard let login, login.moment > logOut else { return (logOut, nil) }
        return (login.moment, login.value(Session.self))
    }

    /// Whether the last step was it.
    var isLoggedOut: Bool {
        guard let step = lastUserStep, let before = previousState else { return false }
        return step.isLogOut(before: before)
    }

    fileprivate var cancelledOfBefore: [Int] {
        let start = start.moment
        return open.filter { cancelled.contains($0.number) && $0.opened < start }.map(\.number)
    }

    /// The calls on the screen before, and those of the app itself. A change of the counter that waits
    /// for its turn has no request.
    fileprivate func ofNoTab(_ calls: Set<Int>) -> Set<Int> {
        let start = start.moment
        return calls.filter { moment in
            switch moments[moment].step {
            case .user(.counter), .user(.notes), .user(.logOut), .answer, nil: false
            case .user(.tab), .user(.closeUser): true
            case .user: moment <= start
            }
        }
    }
}
