import Domain
import Headless
import Live
import Observation
import Presentation
import Scenarios
import SwiftUI
import Testing

extension ViewTests {
    @Suite("Errors are shown one after the other")
    @MainActor
    struct ErrorTests {
        @Test("The second of two errors is shown after the first was read")
        func twoErrors() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.swipe("Apple", "Delete Apple") }
            try apps.act { try $0.swipe("Banana", "Delete Banana") }
            try apps.answer("delete a", .fail("First."))
            try apps.answer("delete b", .fail("Second."))
            for app in apps.all { #expect(app.screen.alert?.texts == ["First."], "\(app.pattern)") }
            try apps.act { try $0.tap("OK") }
            for app in apps.all {
                #expect(app.screen.alert?.texts == ["Second."], "\(app.pattern)")
            }
            try apps.act { try $0.tap("OK") }
            for app in apps.all { #expect(app.screen.alert == nil, "\(app.pattern)") }
        }

        @Test("The counter also shows two errors one after the other")
        func twoErrorsOfCounter() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.tap("Counter") }
            for _ in 1...2 { try apps.act { try $0.tap("Increment") } }
            try apps.answer("increment", .fail("First."))
            try apps.answer("increment", .fail("Second."))
            for message in ["First.", "Second."] {
                for app in apps.all {
                    #expect(app.screen.alert?.texts == [message], "\(app.pattern)")
                }
                try apps.act { try $0.tap("OK") }
            }
            for app in apps.all { #expect(app.screen.alert == nil, "\(app.pattern)") }
        }

        @Test("The error of a list is shown over the page that covers the list")
        func covered() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.swipe("Apple", "Delete Apple") }
            try apps.act { try $0.tap("Banana") }
            try apps.answer("delete a", .fail("Of the items."))
            for app in apps.all {
                #expect(app.screen.pages.last == "Banana", "\(app.pattern)")
                #expect(app.screen.alert?.texts == ["Of the items."], "\(app.pattern)")
            }
        }

        @Test(
            "While an alert closes, no other alert opens; an error that is gone is not shown")
        func closing() throws {
            try Turns.take {
                let delay = HeldDelay()
                let errors = Errors()
                errors.current = ["First.", "Second."]
                let screen = HeadlessScreen(
                    Text("Below")
                        .alerts { errors.alert }
                        .environment(\.delay, delay))
                @MainActor func passTime() {
                    _ = Turns.runAll()
                    HeadlessScreen.endAnimations()
                    delay.end()
                    _ = Turns.runAll()
                }
                _ = Turns.runAll()
                #expect(screen.alert?.texts == ["First."])
                passTime()
                #expect(screen.alert?.texts == ["First."])
                try screen.tap("OK")
                _ = Turns.runAll()
                #expect(screen.alert == nil, "the first one is closing")
                passTime()
                #expect(screen.alert?.texts == ["Second."])
                errors.current = ["Third."]
                _ = Turns.runAll()
                #expect(screen.alert?.texts == ["Second."], "its text never changes")
                try screen.tap("OK")
                errors.current = []
                passTime()
                #expect(screen.alert == nil, "the third one is gone")
                errors.current = ["Fourth."]
                _ = Turns.runAll()
                #expect(screen.alert?.texts == ["Fourth."])
                errors.current = []
                _ = Turns.runAll()
                #expect(screen.alert == nil, "the state has closed it")
                errors.current = ["Fifth."]
                _ = Turns.runAll()
                #expect(screen.alert == nil, "the fourth one is closing")
                passTime()
                #expect(screen.alert?.texts == ["Fifth."])
                #expect(screen.problems == [])
            }
        }

        @Test("A form that an alert covers takes the focus only after the alert has closed")
        func focus() throws {
            try Turns.take {
                let delay = HeldDelay()
                let errors = Errors()
                let screen = HeadlessScreen(
                    NameForm()
                        .alerts { errors.alert }
                        .environment(\.delay, delay))
                @MainActor func isFocused() -> Bool {
                    _ = Turns.runAll()
                    return screen.elements("field").contains(where: \.isFocused)
                }
                #expect(!isFocused(), "the form is appearing")
                errors.current = ["Refused."]
                #expect(!isFocused())
                try screen.tap("OK")
                _ = Turns.runAll()
                delay.endFirst()
                #expect(!isFocused(), "the form has appeared, but the alert is closing")
                delay.end()
                #expect(isFocused())
            }
        }

        @Test("An error is shown before an alert of the app")
        func appAlert() throws {
            try play { _ in
                let errors = Errors()
                errors.current = ["Refused."]
                let notice = ScreenAlert("Notice", message: "Of the app.") {}
                let screen = HeadlessScreen(
                    playing: Text("Below")
                        .alerts { errors.alert }
                        .environment(\.appAlert, notice))
                settle()
                #expect(screen.alert?.texts == ["Refused."])
                try screen.tap("OK")
                settle()
                #expect(screen.alert?.texts == ["Of the app."])
            }
        }

        @Test("An error in another tab is shown when that tab comes to the front")
        func behind() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.swipe("Apple", "Delete Apple") }
            try apps.act { try $0.tap("Users") }
            try apps.answer("delete a", .fail("Refused."))
            for app in apps.all { #expect(app.screen.alert == nil, "\(app.pattern)") }
            try apps.act { try $0.tap("Items") }
            for app in apps.all {
                #expect(app.screen.alert?.texts == ["Refused."], "\(app.pattern)")
            }
        }

        @Test("An error from before the first look at its tab is shown")
        func beforeFirstLook() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn(answers: ["get count": .fail("Lost.")])
            try apps.act { try $0.tap("Counter") }
            for app in apps.all { #expect(app.screen.alert?.texts == ["Lost."], "\(app.pattern)") }
        }

        @Test("Two tabs show their own errors, and a link to another tab loses none")
        func twoTabs() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.tap("Counter") }
            try apps.act { try $0.tap("Increment") }
            try apps.act { try $0.tap("Items") }
            try apps.act { try $0.swipe("Apple", "Delete Apple") }
            try apps.answer("increment", .fail("Of the counter."))
            try apps.answer("delete a", .fail("Of the items."))
            for (link, message) in [
                (nil, "Of the items."), ("users", nil), ("items", "Of the items."),
                ("counter", "Of the items."),
            ] {
                if let link { try apps.openLink("sidebyside://\(link)") }
                for app in apps.all {
                    #expect(app.screen.alert?.texts == message.map { [$0] }, "\(app.pattern)")
                }
            }
            try apps.act { try $0.tap("OK") }
            for app in apps.all {
                #expect(app.screen.alert?.texts == ["Of the counter."], "\(app.pattern)")
            }
            try apps.act { try $0.tap("OK") }
            for app in apps.all { #expect(app.screen.alert == nil, "\(app.pattern)") }
            try apps.act { try $0.tap("Items") }
            for app in apps.all { #expect(app.screen.alert == nil, "\(app.pattern)") }
        }

        @Test("The alert of a failed delete stays when a link opens and its load ends")
        func link() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.swipe("Apple", "Delete Apple") }
            try apps.answer("delete a", .fail("Refused."))
            try apps.openLink("sidebyside://items/x")
            try expectAlert("Refused.")
            try apps.answer("load", .ok)
            try expectAlert("Refused.")
            try apps.act { try $0.tap("OK") }
            try expectAlert("This item is not there any more.")

            func expectAlert(_ text: String) throws {
                for app in apps.all { #expect(app.screen.alert?.texts == [text], "\(app.pattern)") }
            }
        }

        @Test("If writes fail in two tabs, each logout shows the error of one tab")
        func logOuts() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.swipe("Apple", "Delete Apple") }
            try apps.act { try $0.tap("Counter") }
            try apps.act { try $0.tap("Increment") }
            try apps.act { try $0.tap("Users") }
            try apps.act { try $0.tap("Log Out") }
            try apps.answer("increment", .fail("Of the counter."))
            try apps.answer("delete a", .fail("Of the items."))
            for message in ["Of the counter.", "Of the items."] {
                for app in apps.all {
                    #expect(app.screen.alert?.texts == [message], "\(app.pattern)")
                }
                try apps.act { try $0.tap("OK") }
                for app in apps.all { #expect(app.screen.alert == nil, "\(app.pattern)") }
                try apps.act { try $0.tap("Log Out") }
            }
            for app in apps.all { #expect(app.screen.pages == ["Log In"], "\(app.pattern)") }
        }

        @Test("In UIKit, an earlier error is shown when its controller has appeared")
        func beforeAppearance() {
            let counter = CounterOnStage(error: .unavailable("Early."))
            #expect(counter.screen.alert?.texts == ["Early."])
            #expect(counter.screen.problems == [])
        }

        @Test("In UIKit, an error is shown over another presented controller")
        func overOther() {
            Turns.take {
                let counter = CounterOnStage()
                counter.presentOther()
                counter.state.errors.failWrite(.unavailable("Refused."))
                settle()
                #expect(counter.screen.alert?.texts == ["Refused."])
                #expect(counter.screen.problems == [])
            }
        }

        @Test("In UIKit, an error that comes while an alert is being dismissed is shown next")
        func whileDismissed() {
            Turns.take {
                let counter = CounterOnStage()
                counter.state.errors.failWrite(.unavailable("First."))
                settle()
                counter.state.errors.beginWrite()
                settle()
                #expect(counter.isDismissing)
                counter.appearAgain()
                counter.state.errors.failWrite(.unavailable("Second."))
                settle()
                #expect(counter.screen.alert?.texts == ["Second."])
                counter.state.errors.beginWrite()
                settle()
                #expect(counter.screen.alert == nil)
                #expect(counter.screen.problems == [])
            }
        }

        @Test("In UIKit, the second of two errors is also shown after the first was read")
        func inUIKit() throws {
            for maker in CounterInUIKit.makers {
                var player = Player<CounterInUIKit>(maker, .honoured)
                defer { player.close() }
                for step in [.load, .increment, .increment] as [CounterScenario.Step] {
                    _ = try player.take(.input(step))
                }
                for (number, answer) in [(1, .ok), (2, .fail("First.")), (3, .fail("Second."))]
                    as [(Int, Answer)]
                {
                    _ = try player.take(.answer(number, answer))
                }
                for message in ["First.", "Second."] {
                    #expect(player.screen.alert?.texts == [message], "\(player.name)")
                    #expect(try player.take(.input(.clearError(nil))) == nil)
                }
                #expect(player.screen.alert == nil, "\(player.name)")
            }
        }

        @Test("In UIKit, when the state closes an alert, the next error is shown")
        func closedByTheState() throws {
            for maker in CounterInUIKit.makers {
                try play { requests in
                    let model = maker.pattern.makeScreen(over: CounterScenario.sampleContent)(
                        requests)
                    let screen = maker.makeScreen(model.model)
                    screen.appear()
                    for step in [.increment, .increment] as [CounterScenario.Step] {
                        _ = model.perform(step)
                    }
                    settle()
                    try requests.answer(2, .fail("First."))
                    settle()
                    #expect(screen.alert?.texts == ["First."], "\(maker.pattern)")
                    _ = model.perform(.increment)
                    try requests.answer(3, .fail("Second."))
                    settle()
                    #expect(screen.alert?.texts == ["Second."], "\(maker.pattern)")
                    #expect(screen.problems == [], "\(maker.pattern)")
                }
            }
        }

        @Test("A released view controller and its alert leave memory")
        func released() throws {
            for maker in CounterInUIKit.makers {
                try play { requests in
                    weak var controller: AnyObject?
                    weak var model: AnyObject?
                    do {
                        let made = maker.pattern.makeScreen(over: CounterScenario.sampleContent)(
                            requests)
                        model = made.model
                        try showAlert(of: made, requests) { controller = $0 }
                        settle()
                        #expect(controller == nil, "\(maker.pattern)")
                        _ = made.perform(.increment)
                        settle()
                    }
                    settle()
                    #expect(model == nil, "\(maker.pattern)")
                }
            }
        }

        /// Shows an alert in a view controller. The controller is released when this function returns.
        private func showAlert(
            of model: Screen<CounterScenario>, _ requests: Requests, _ see: (AnyObject) -> Void
        ) throws {
            let counter = try #require(model.model as? any CounterScreen)
            let controller = CounterViewController(screen: counter)
            see(controller)
            let screen = HeadlessScreen(controller)
            settle()
            try requests.answer(1, .fail("Offline."))
            settle()
            #expect(screen.alert?.texts == ["Offline."])
        }
    }
}

/// The errors that a screen has to show, oldest first.
@MainActor
@Observable
private final class Errors {
    var current: [String] = []

    var alert: ScreenAlert? {
        ScreenAlert(current.first.map { ItemError.unavailable(Reason($0)) }) { [self] error in
            current.removeAll { $0 == error.message }
        }
    }
}

private struct NameForm: View {
    @State private var name = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        TextField("Name", text: $name)
            .focused($isTyping)
            .onReadyForFocus { isTyping = true }
    }
}

/// A delay that ends when the test says so.
@MainActor
private final class HeldDelay: Delay {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated func wait(for duration: Duration) async throws(CancellationError) { await hold() }

    private func hold() async { await withCheckedContinuation { waiting.append($0) } }

    /// Ends the oldest wait.
    func endFirst() { waiting.removeFirst().resume() }

    func end() {
        waiting.forEach { $0.resume() }
        waiting = []
    }
}
