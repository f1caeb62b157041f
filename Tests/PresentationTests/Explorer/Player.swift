@testable import Presentation

/// A screen under way, whose owner can let go of it.
@MainActor
final class Player<Feature: ScenarioFeature> {
    typealias MakeScreen = @MainActor (Requests) -> FeatureScreen<Feature>

    let requests: Requests
    private var screen: FeatureScreen<Feature>?
    private weak var model: AnyObject?

    init(
        _ cancellation: Requests.Cancellation, answersAtOnce: Bool = false, makeScreen: MakeScreen
    ) {
        requests = Requests(
            cancellation: cancellation, tellsReadsApart: true, answersAtOnce: answersAtOnce)
        screen = makeScreen(requests)
    }

    var state: Feature.State? { screen?.state() }

    /// Sets a step off; what follows from it has happened when the requests have settled.
    func begin(_ step: Scenario<Feature>.Step) throws(RequestProblem) {
        switch step {
        case .intent(let intent): _ = screen?.perform(intent)
        case .answer(let number, let answer): try requests.answer(number, answer)
        }
    }

    /// Lets go of the screen. What outlives it is known when the requests have settled.
    func letGo() {
        model = screen?.model
        screen = nil
    }

    /// What outlives the owner: the screen, or work that is not cancelled.
    var leftover: String? {
        let stillOpen = requests.open.filter { !$0.isGivenUp }
        if model != nil { return "the screen outlives its owner" }
        return stillOpen.first.map { "“\($0.name)” is not cancelled when the owner lets go" }
    }
}
