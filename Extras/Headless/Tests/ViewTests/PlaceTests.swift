import Domain
import Headless
import Presentation
import Scenarios
import Testing

extension ViewTests {
    @Suite("Where the user is in the app")
    @MainActor
    struct PlaceTests {
        /// Only a restored place can have two open users: taps and links open one.
        @Test("One step back over two open users closes both, and they stay closed")
        func twoUsers() throws {
            for maker in AppOnScreen.makers {
                try play { requests in
                    let useCases = AppScenario.controlledUseCases(
                        AppScenario.sampleContent, requests)
                    let life = maker.pattern.makeScreen(useCases)
                    let screen = maker.makeScreen(life.model)
                    @MainActor func answer(_ name: String) throws {
                        settle()
                        let request = try #require(requests.open.last { $0.name.hasPrefix(name) })
                        try requests.answer(request.number, .ok)
                        settle()
                    }
                    _ = life.perform(.logIn("al@x.test"))
                    try answer("log in")
                    _ = life.perform(.end)
                    settle()
                    var place = Place(account: "al@x.test")
                    place.tab = .users
                    place.userIDs = ["1", "2"]
                    Task { [place] in await useCases.session.keepPlace.execute(place) }
                    settle()
                    _ = life.perform(.reopen)
                    try answer("session")
                    try answer("load users")
                    let names = User.samples.prefix(2).map(\.name)
                    #expect(screen.pages == ["Users"] + names, "\(maker.pattern)")
                    try screen.back(over: 2)
                    settle()
                    #expect(screen.pages == ["Users"], "\(maker.pattern)")
                    #expect(life.state().app?.place?.userIDs == [], "\(maker.pattern)")
                }
            }
        }

        @Test(
            "A page that a link opens during the swipe back of another page stays open",
            arguments: [
                ("Items", "Apple", "items/b", "Banana"),
                ("Users", "Zoë Ångström", "users/2", "José Núñez"),
            ])
        func lateClose(tab: String, page: String, link: String, next: String) throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.tap(tab) }
            try apps.act { try $0.tap(page) }
            let swipes = try apps.all.map { try $0.screen.swipeBack() }
            try apps.openLink("sidebyside://" + link)
            for end in swipes { Turns.take(end) }
            settle()
            for app in apps.all {
                #expect(app.screen.stack(tab).map(\.label) == [tab, next], "\(app.pattern)")
            }
        }
    }
}
