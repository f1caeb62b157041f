package import Domain
package import Presentation

/// The whole app, as scenarios play it.
package enum AppScenario: ScenarioFeature {
    package typealias State = AppState

    package enum Step: Equatable, Sendable {
        case login(LoginScenario.Step)
        case logOut
        case tab(MainTab)
        case back
        case items(ItemsScenario.Step)
        case users(UsersScenario.Step)
        case counter(CounterScenario.Step)
        case notes(NotesScenario.Step)
    }

    /// The use cases of all screens of the app.
    package struct UseCases: Sendable {
        package var session: SessionUseCases
        package var login: LoginUseCases
        package var items: ItemsUseCases
        package var users: UsersUseCases
        package var counter: CounterUseCases
        package var notes: NotesScenario.UseCases
    }

    /// The content of all services.
    package struct Content: Sendable {
        package var accounts = ["al@x.test", "bo@x.test"].map {
            Credentials(email: $0, password: Password("enigma"))
        }
        package var items = ItemsScenario.sampleContent
        package var users = UsersScenario.sampleContent
        package var counter = CounterScenario.sampleContent
        package var notes = NotesScenario.sampleContent
    }

    nonisolated package static let name = "app"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] =
        LoginScenario.vocabulary.map { $0.within("login", as: Step.login) } + [
            ScenarioWord("log-out", means: "log out, from anywhere", as: .logOut),
            ScenarioWord(
                "tab", MainTab.allCases.map(\.rawValue).joined(separator: "|"), means: "tap a tab"
            ) { MainTab(rawValue: $0).map(Step.tab) },
            ScenarioWord("back", means: "leave the user in front", as: .back),
        ]
        + ItemsScenario.vocabulary.map { $0.within("items", as: Step.items) }
        + UsersScenario.vocabulary.map { $0.within("users", as: Step.users) }
        + CounterScenario.vocabulary.map { $0.within("counter", as: Step.counter) }
        + NotesScenario.vocabulary.map { $0.within("notes", as: Step.notes) }

    nonisolated package static let news = NotesScenario.news
    nonisolated package static let sampleContent = Content()

    nonisolated package static let sampleScenario = text(PackageResources.app_sample_txt)

    nonisolated package static func waitsForWrites(_ step: Step) -> Bool {
        step == .logOut || step == .notes(.logIn)
    }

    package static func controlledUseCases(_ content: Content, _ requests: Requests) -> UseCases {
        UseCases(
            session: SessionUseCases(
                get: NoSession(), keepPlace: NoSession(), logOut: NoSession()),
            login: LoginScenario.controlledUseCases(content.accounts, requests),
            items: ItemsScenario.controlledUseCases(content.items, requests),
            users: UsersScenario.controlledUseCases(content.users, requests),
            counter: CounterScenario.controlledUseCases(content.counter, requests),
            notes: NotesScenario.controlledUseCases(content.notes, requests))
    }
}

/// A device that keeps no session. It answers at once.
private struct NoSession: GetSessionUseCase, KeepPlaceUseCase, LogOutUseCase {
    func execute() async -> OpenSession? { nil }

    func execute(_ place: Place) async {}

    func execute() async {}
}
