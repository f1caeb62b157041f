package import Domain
import Presentation

/// The app as the system runs it: ended at any time, opened again, and sent somewhere by links.
package enum PlacesScenario: ScenarioFeature {
    package enum Step: Equatable, Sendable {
        case quit
        case reopen
        /// Without the scheme, such as `users/2`.
        case open(String)
        /// Fills in the form and submits it.
        case logIn(String)
        case logOut
        case tab(MainTab)
        case back
        case select(Item.ID)
        case user(User.ID)
    }

    nonisolated package static let name = "places"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("quit", means: "the system ends the app", as: .quit),
        ScenarioWord("reopen", means: "open the app again", as: .reopen),
        ScenarioWord("open", "LINK", means: "open a link, such as users/2", as: Step.open),
        ScenarioWord("log-in", "EMAIL", means: "fill in the form and submit it", as: Step.logIn),
        ScenarioWord("log-out", means: "log out", as: .logOut),
        ScenarioWord("tab", "TAB", means: "tap a tab") { MainTab(rawValue: $0).map(Step.tab) },
        ScenarioWord("back", means: "leave the user in front", as: .back),
        ScenarioWord("select", "ID", means: "tap an item", as: Step.select),
        ScenarioWord("user", "ID", means: "tap a user", as: Step.user),
    ]

    nonisolated package static let news = NotesScenario.news
    nonisolated package static let sampleContent = AppScenario.sampleContent

    nonisolated package static let sampleScenario = text(PackageResources.places_sample_txt)

    nonisolated package static func waitsForWrites(_ step: Step) -> Bool { step == .logOut }

    package static func controlledUseCases(
        _ content: AppScenario.Content, _ requests: Requests
    ) -> AppScenario.UseCases {
        var useCases = AppScenario.controlledUseCases(content, requests)
        let device = KeptSession(logIn: useCases.login.logIn, requests)
        useCases.session = SessionUseCases(
            get: device, keepPlace: device, logOut: LogOut(device: device))
        useCases.login.logIn = device
        return useCases
    }
}

/// A device that keeps its session, and where its user was, when the app ends. To read it is a request.
@MainActor
private final class KeptSession: GetSessionUseCase, KeepPlaceUseCase, LogInUseCase {
    private let logIn: any LogInUseCase
    private let requests: Requests
    var session: Session?
    var place: Place?

    init(logIn: any LogInUseCase, _ requests: Requests) {
        self.logIn = logIn
        self.requests = requests
        requests.describeService { [weak self] in self?.session?.email ?? "nobody" }
    }

    @MainActor func execute() async throws(AuthenticationError) -> OpenSession? {
        try await requests.result(of: "session") { () throws(AuthenticationError) in
            session.map { session in
                OpenSession(
                    session: session, place: place?.account == session.email ? place : nil)
            }
        }
    }

    @MainActor func execute(_ place: Place) async { self.place = place }

    @MainActor func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session
    {
        let session = try await logIn.execute(credentials)
        self.session = session
        return session
    }
}

private struct LogOut: LogOutUseCase {
    let device: KeptSession

    @MainActor func execute() async {
        device.session = nil
        device.place = nil
    }
}
