import Domain
import Testing

@testable import Presentation

/// The users screen as its views use it.
@MainActor
protocol UsersScreen: AnyObject {
    var state: UsersState { get }
    @discardableResult func load() -> ScreenTask
    func search(_ query: String)
    func dismiss(_ error: UserError)
}

extension AppKind {
    @MainActor func users(_ useCases: UsersUseCases) -> any UsersScreen {
        switch self {
        case .mvvm: UsersViewModel(useCases: useCases)
        case .mvi: UsersStore(UsersState(), reducer: UsersReducer(useCases: useCases))
        }
    }
}

@Suite("The users screen", .timeLimit(.minutes(5)))
@MainActor
struct UsersTests {
    private let service = ControlledUsers()
    private let offline = UserError.unavailable("Offline.")

    /// After a failed load, the listed users stay. The error goes when it is dismissed, or with the next
    /// load.
    @Test("A load shows a spinner, then the users or an error", arguments: AppKind.allCases)
    func load(_ kind: AppKind) async {
        let (screen, steps) = await loaded(kind)
        let fails = { (state: inout UsersState) in
            state.loading = .failed(offline)
            state.errors.failRead(offline)
        }
        for _ in 1...2 { await service.loads.answer(screen.load(), .failure(offline)) }
        screen.dismiss(offline)
        await service.loads.answer(screen.load(), .success([User.samples[0]]))
        steps.expect(
            { $0.loading = .loading }, fails,
            { ($0.loading, $0.errors) = (.loading, ScreenErrors()) }, fails,
            { $0.errors = ScreenErrors() }, { $0.loading = .loading },
            {
                $0.loading = .loaded
                $0.show([User.samples[0]])
            })
    }

    @Test("The query narrows the list at once, kept as it is typed", arguments: AppKind.allCases)
    func search(_ kind: AppKind) async {
        let (screen, steps) = await loaded(kind)
        screen.search(" JOSE ")
        steps.expect { $0.query = " JOSE " }
        #expect(screen.state.visibleUsers.map(\.id) == ["2", "3"])
        screen.search("nobody")
        #expect(screen.state.list.placeholder == .noMatches(query: "nobody"))
        await service.loads.answer(screen.load(), .failure(offline))
        #expect(screen.state.list.placeholder == .noMatches(query: "nobody"))
        #expect(screen.state.list.alert == offline)
        await service.loads.answer(screen.load(), .success([]))
        #expect(screen.state.list.placeholder == .empty, "It is not the search that hides them.")
    }

    /// A query after “!” must not find the name.
    @Test(
        "A search finds a name as people type it, and no other name",
        arguments: [
            ("Bo O’Brien", "O'B|O‘B|OʼB|O`B|O´B|O′B|o＇brien bo|\u{A0}|!OB|!O-B|!bo ann|!'bo"),
            ("Jean-Luc  Roy", "jean–l|jean—l|jean−l|roy\u{2003}n‑luc|luc jean|-|!jeanl|!an_l"),
            ("Łukasz Đức Øst", "lukasz duc ost|ŁUK|đưc|øs|ost\u{A0}luk|\u{FEFF}|!tuk|!qst"),
            ("Æsa Strauß Ħal İsıl Þór", "aesa strauss|STRAUẞ|æs|hal|ISIL|thor|!asa|!staus"),
            ("Zoe\u{301} Ångström “Fi”", "zoé|ＺＯＥ|zöe \"fi\"|angs\u{AD}t|ﬁ|𝐙oe|!zoea|!z e x"),
            ("がく มี מֹשֶׁה Οδυσσεύς", "がく|משה|มี|ΟΔΥΣΣΕΥΣ|!かく|!มิ"),
        ])
    func spelling(name: String, queries: String) {
        var state = UsersState()
        state.show([User(id: "1", name: name)])
        for query in queries.split(separator: "|") {
            state.query = String(query.trimmingPrefix("!"))
            #expect(state.visibleUsers.isEmpty == query.hasPrefix("!"), "\(query)")
        }
    }

    private func loaded(_ kind: AppKind) async -> (any UsersScreen, Steps<UsersState>) {
        let screen = kind.users(service.useCases)
        await service.loads.answer(screen.load(), .success(User.samples))
        return (screen, Steps(screen.state))
    }
}
