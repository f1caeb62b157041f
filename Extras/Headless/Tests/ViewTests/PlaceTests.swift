import Domain
import Headless
import Presentation
import Scenarios
import SwiftUI
import Testing

extension ViewTests {
    @Suite("Closed and opened again")
    @MainActor
    struct PlaceTests {
        private let requests = Requests(cancellation: .honoured)

        @Test(
            "A link opens a user; opened again, the user is in front as soon as there are users",
            arguments: ["MVVM", "MVI"])
        func reopened(pattern: String) async throws {
            defer { requests.close() }
            let useCases = PlacesScenario.controlledUseCases(
                PlacesScenario.sampleContent, requests)
            let make = pattern == "MVVM" ? viewModel : store
            let left = make(useCases)
            try await answer("session")
            left.screen.open("sidebyside://users/2")
            try left.screen.type("al@x.test", into: "Email")
            try left.screen.type("enigma", into: "Password")
            try left.screen.tap("Log In")
            for name in ["log in", "load users"] { try await answer(name) }
            #expect(left.screen.tree.contains("José"))

            await useCases.session.keepPlace.execute(try #require(left.place()))
            let again = make(useCases)
            #expect(again.screen.tree.contains("progress"))
            try await answer("session")
            #expect(!again.screen.tree.contains("José"))
            try await answer("load users")
            #expect(again.screen.tree.contains("José"))
            #expect(left.screen.problems + again.screen.problems == [])
        }

        private typealias Running = (screen: HeadlessScreen, place: () -> Place?)

        private func viewModel(_ useCases: AppScenario.UseCases) -> Running {
            let app = AppScenario.viewModel(useCases)
            app.start()
            let view = AppMVVMView(viewModel: app).onOpenURL { url in
                if let link = try? AppLink(url.absoluteString) { app.openLink(link) }
            }
            return (HeadlessScreen(view), { app.place })
        }

        private func store(_ useCases: AppScenario.UseCases) -> Running {
            let app = AppStore(AppState(), reducer: AppScenario.reducer(useCases))
            app.send(.started)
            let view = AppMVIView(store: app).onOpenURL { url in
                if let link = try? AppLink(url.absoluteString) { app.send(.linkOpened(link)) }
            }
            return (HeadlessScreen(view), { app.state.place })
        }

        /// Answers the newest request of this name.
        private func answer(_ name: String) async throws {
            await Requests.settleViews([requests])
            let request = try #require(requests.open.last { $0.name.hasPrefix(name) })
            try requests.answer(request.number, .ok)
            await Requests.settleViews([requests])
        }
    }
}
