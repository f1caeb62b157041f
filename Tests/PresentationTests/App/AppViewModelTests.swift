import Domain
import Testing

@testable import Presentation

@Suite("The app's view model lets its children go")
@MainActor
struct AppViewModelTests {
    /// A view that is leaving the screen may hold on to a child for a while.
    @Test func loggingOutStopsChildrenThatSomebodyStillHolds() async throws {
        let requests = Requests(cancellation: .ignored)
        let app = AppScenario.viewModel(AppScenario.sampleContent, requests)
        for line in try Scenario<AppScenario>(
            parsing: "login email al@x.test\nlogin password enigma\nlogin submit"
        ).lines {
            guard case .intent(let intent) = line.step else { continue }
            app.perform(intent)
        }
        await requests.settle()
        try requests.answer(1, .ok)
        await requests.settle()
        guard case .main(let held) = app.screen else { return #expect(Bool(false)) }
        let before = held.state
        app.logOut()
        await requests.settle()
        #expect(requests.open.map(\.name) == ["load", "load users", "get count"])
        #expect(!requests.open.contains { !$0.isGivenUp })
        for number in 2...4 { try requests.answer(number, .ok) }
        await requests.settle()
        #expect(held.state == before)
    }

    @Test func loggingOutStopsALoginThatSomebodyStillHolds() async throws {
        let requests = Requests(cancellation: .ignored)
        let app = AppScenario.viewModel(AppScenario.sampleContent, requests)
        guard case .login(let held) = app.screen else { return #expect(Bool(false)) }
        held.changeEmail("al@x.test")
        held.changePassword(Password("enigma"))
        held.submit()
        await requests.settle()
        app.logOut()
        try requests.answer(1, .ok)
        await requests.settle()
        #expect(held.state.session == nil)
        #expect(app.state == .login(LoginState()))
    }
}
