import Domain
import Foundation
import Headless
import Presentation
import Scenarios
import SwiftUI
import Testing

@testable import DI

extension ViewTests {
    /// Each app has its real container, and stores its data in a folder of the test.
    @Suite("The app, from its start to its end")
    @MainActor
    struct RunningAppTests {
        private let folder = AppFolder(of: "SideBySide")

        @Test(
            "A link at launch waits for the login, and is opened once", arguments: Tested.allCases)
        func launchByLink(tested: Tested) async throws {
            let app = tested.launch(["link": "sidebyside://users/2"])
            try await app.see("button “Log In”")
            try app.window.type("al@x.test", into: "Email")
            try app.window.type("enigma", into: "Password")
            try app.window.tap("Log In")
            try await app.see("page “José Núñez”")
            show("Launched by a link", app)
            try app.window.tap("Counter")
            folder.fill()
            try app.window.tap("Increment")
            try await app.see("alert")
            app.closeWindow()
            app.openWindow()
            #expect(app.windows.count == 1)
            #expect(!app.window.tree.contains("José"), "a new window does not open the link again")
            folder.fill(false)
        }

        @Test("The login screen names the demo's account", arguments: Tested.allCases)
        func demo(tested: Tested) async throws {
            try await tested.launch().see(
                "This is a demo without a server. Log in as al@x.test with enigma.")
        }

        @Test("A link to the running app opens no second window", arguments: Tested.allCases)
        func link(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            app.open("sidebyside://items/b")
            try await app.see("page “Banana”")
            app.openWindow()
            #expect(app.windows.count == 1)
            app.open("sidebyside://shop")
            try await app.see("alert “\(AppTexts.linkRefused)”")
            #expect(app.window.alert?.texts.first?.contains("sidebyside://shop") == true)
            try app.window.tap("OK")
            #expect(app.window.alert == nil)
            #expect(app.window.pages.contains("Banana"))
        }

        @Test("A link to an app without a window opens its window", arguments: Tested.allCases)
        func linkWithoutWindow(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            let lock = folder.lock()
            try app.window.swipe("Apple", "Delete Apple")
            app.closeWindow()
            #expect(app.windows.isEmpty)
            app.open("sidebyside://items/b")
            #expect(app.windows.count == 1)
            try await app.see("page “Banana”")
            lock.release()
            try await app.endQuitting()
        }

        @Test("An iPad opens no second window with the same screens")
        func oneScene() async throws {
            let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
            let information = try PropertyListSerialization.propertyList(
                from: Foundation.Data(contentsOf: root.appending(path: "App/Info.plist")),
                format: nil)
            let app = HeadlessApp(PadApp(), information: information as? [String: Any] ?? [:])
            try await app.logIn(toSee: "button “Apple”")
            app.openWindow()
            try app.window.tap("Users")
            let trees = app.windows.map(\.tree)
            #expect(Set(trees).count == trees.count, "a tap in one window happens in the other")
        }

        @Test("The message about a refused link comes after the message about a failure")
        func linkAfterError() async throws {
            let app = Tested.mvvm.launch()
            try await app.logIn(toSee: "button “Apple”")
            folder.fill()
            try app.window.swipe("Apple", "Delete Apple")
            try await app.see("alert “Something Went Wrong”")
            app.open("sidebyside://shop")
            #expect(app.window.alert?.title == "Something Went Wrong")
            try app.window.tap("OK")
            try await app.see("alert “\(AppTexts.linkRefused)”")
            try app.window.tap("OK")
            #expect(app.window.alert == nil)
            folder.fill(false)
        }

        @Test("A refused link at launch is reported", arguments: Tested.allCases)
        func refusedAtLaunch(tested: Tested) async throws {
            let app = tested.launch(["link": "sidebyside://shop"])
            try await app.see("alert “\(AppTexts.linkRefused)”")
        }

        @Test(
            "Quitting waits for writes in flight; the next start restores the place",
            arguments: Tested.allCases)
        func quit(tested: Tested) async throws {
            var app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            let lock = folder.lock()
            try app.window.swipe("Apple", "Delete Apple")
            app.open("sidebyside://items/b")
            app.quit()
            for _ in 0..<1000 { await Task.yield() }
            #expect(!app.hasEnded)
            lock.release()
            try await app.endQuitting()
            app = tested.launch()
            try await app.see("page “Banana”")
            #expect(app.window.tree.contains("tab “Items” = “2” (selected)"))
        }

        @Test(
            "If a draft is typed while the app quits, the app asks before it ends",
            arguments: Tested.allCases)
        func quitOverDraft(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            for (name, answer) in [("Apple", AppTexts.stay), ("Banana", AppTexts.quitAnyway)] {
                let lock = folder.lock()
                try app.window.swipe(name, "Delete \(name)")
                app.quit()
                try app.window.tap("New Item")
                try app.window.type("Fig", into: "Name")
                lock.release()
                try await app.answerQuitting(answer, errors: 0...0)
                #expect(app.hasEnded == (answer == AppTexts.quitAnyway))
                guard !app.hasEnded else { continue }
                try app.window.tap("Save")
                try await app.see("button “Fig”")
            }
        }

        @Test("Under a sheet or an alert, a Mac does not ask the app", arguments: Tested.allCases)
        func quitOverSheet(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            try app.window.tap("New Item")
            app.quit()
            #expect(app.problems == ["quit while a sheet or an alert is open"])
            try app.window.tap("Cancel")
            app.quit()
            try await app.endQuitting()
        }

        @Test(
            "An app with nothing to save quits at once, so it does not stop a logout of the Mac",
            arguments: Tested.allCases)
        func quitAtOnce(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            try app.window.tap("Users")
            app.quit()
            #expect(!app.hasEnded, "the place is not stored yet")
            try await app.endQuitting()
            let other = tested.launch()
            try await other.see("tab “Users” (selected)")
            try other.window.tap("Counter")
            other.leave()
            try await other.wait(for: "the place") {
                folder.text(of: "place.json").contains("counter")
            }
            for _ in 0..<1000 { await Task.yield() }
            other.quit()
            #expect(other.hasEnded)
        }

        @Test("After a write that fails, the app asks before it quits", arguments: Tested.allCases)
        func quitOverFullDisk(tested: Tested) async throws {
            var app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            let lock = folder.lock()
            try app.window.swipe("Apple", "Delete Apple")
            try app.window.tap("Users")
            folder.fill()
            app.quit()
            lock.release()
            try await app.see("alert “Something Went Wrong”")
            show("Quit over a full disk", app)
            try await app.answerQuitting(AppTexts.stay)
            #expect(!app.hasEnded)
            #expect(app.window.tree.contains("button “Apple”"))
            folder.fill(false)
            try app.window.swipe("Apple", "Delete Apple")
            app.quit()
            try await app.endQuitting()
            app = tested.launch()
            try await app.see("tab “Items” = “2”")
        }

        @Test("The user can quit without saving", arguments: Tested.allCases)
        func quitAnyway(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            let lock = folder.lock()
            try app.window.swipe("Apple", "Delete Apple")
            try app.window.tap("Users")
            app.closeWindow()
            #expect(app.windows.isEmpty)
            folder.fill()
            lock.release()
            try await seeQuestion(app)
            try await app.answerQuitting(AppTexts.quitAnyway)
            #expect(app.hasEnded)
            folder.fill(false)
        }

        @Test("Closing the window quits; to stay opens it again", arguments: Tested.allCases)
        func closeWindow(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            let lock = folder.lock()
            try app.window.swipe("Apple", "Delete Apple")
            try app.window.tap("Users")
            app.closeWindow()
            #expect(app.windows.isEmpty)
            folder.fill()
            lock.release()
            try await seeQuestion(app)
            try await app.answerQuitting(AppTexts.stay)
            #expect(app.windows.count == 1)
            #expect(app.window.tree.contains("button “Apple”"))
            folder.fill(false)
        }

        @Test("The app ends only after its logout has ended", arguments: Tested.allCases)
        func quitAfterLogOut(tested: Tested) async throws {
            var app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            let lock = folder.lock()
            try app.window.swipe("Apple", "Delete Apple")
            try app.window.tap("Log Out")
            app.quit()
            lock.release()
            try await app.endQuitting()
            #expect(!folder.has("place.json"))
            app = tested.launch()
            try await app.see("button “Log In”")
        }

        @Test("In the background, the app has time until all is saved", arguments: Tested.allCases)
        func background(tested: Tested) async throws {
            var app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            let lock = folder.lock()
            try app.window.swipe("Apple", "Delete Apple")
            app.moveToBackground(true)
            show("In the background", app)
            for _ in 0..<1000 { await Task.yield() }
            #expect(app.hasBackgroundTime)
            lock.release()
            try await app.wait(for: "the end of the background time") { !app.hasBackgroundTime }
            #expect(folder.has("place.json"))
            // The system ends an app in the background without notice.
            app = tested.launch()
            try await app.see("tab “Items” = “2”")
        }

        @Test("When background time ends, the app ends its task once", arguments: Tested.allCases)
        func backgroundTime(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            let lock = folder.lock()
            try app.window.swipe("Apple", "Delete Apple")
            app.moveToBackground(true)
            app.endBackgroundTime()
            #expect(!app.hasBackgroundTime)
            app.moveToBackground(false)
            lock.release()
            app.quit()
            try await app.endQuitting()
        }

        @Test("If data can't be opened, the app says so and can quit", arguments: Tested.allCases)
        func refusedData(tested: Tested) async throws {
            try folder.damage()
            let app = tested.launch()
            #expect(app.window.tree.contains(AppTexts.dataRefused))
            app.quit()
            #expect(app.hasEnded)
        }

        @Test("The other pattern opens when all is saved; one logout is enough for both")
        func bothPatterns() async throws {
            let app = Tested.both.launch()
            try await app.logIn(toSee: "button “Apple”")
            let lock = folder.lock()
            try app.window.swipe("Apple", "Delete Apple")
            try app.window.tap("MVI")
            try app.window.tap("Users")
            folder.fill()
            lock.release()
            try await app.see("alert “Something Went Wrong”")
            try app.window.tap("OK")
            show("One pattern has not saved", app)
            #expect(app.window.tree.contains("option “MVVM” (selected)"))
            #expect(app.window.tree.contains("button “Apple”"))
            folder.fill(false)
            try app.window.swipe("Apple", "Delete Apple")
            try app.window.tap("Users")
            try app.window.tap("MVI")
            try await app.see("option “MVI” (selected)")
            try await app.see("tab “Items” = “2”")
            try await app.see("tab “Users” (selected)")
            try await app.see("button “Zoë Ångström”")
            try app.window.tap("Log Out")
            try await app.see("button “Log In”")
            try app.window.tap("MVVM")
            try await app.see("option “MVVM” (selected)")
            try await app.see("button “Log In”")
        }

        /// Waits until the app has a question for the user, who needs a window to answer it.
        private func seeQuestion(_ app: HeadlessApp) async throws {
            try await app.wait(for: "the question whether to quit") {
                QuitDelegate.app?.quitAnyway != nil
            }
            try #require(app.windows.count == 1, "the question whether to quit is in no window")
        }

        /// If `SHOW` is set, prints what the app shows.
        private func show(_ title: String, _ app: HeadlessApp) {
            guard ProcessInfo.processInfo.environment["SHOW"] != nil else { return }
            print(title + "\n" + app.window.tree)
        }
    }

    /// An app whose services and clock the test controls.
    @Suite("The app, with a clock and services that the test controls")
    @MainActor
    struct HeldAppTests {
        private let time = Requests(cancellation: .honoured)
        private let deletes = ControlledCalls<Void>()

        @Test("Quitting waits for ten seconds and then asks; the write goes on")
        func quitsSlowly() async throws {
            let app = try await launch()
            try app.window.swipe("Apple", "Delete Apple")
            app.quit()
            try await app.wait(for: "a wait of ten seconds") { limit != nil }
            #expect(!app.hasEnded)
            try time.answer(#require(limit), .ok)
            try await app.see("alert “\(AppTexts.notSaved)”")
            await deletes.answerNext(())
            #expect(!app.hasEnded, "the write has ended, and the user is still asked")
            try await app.answerQuitting(AppTexts.stay, errors: 0...0)
            #expect(!app.hasEnded)
            app.quit()
            try await app.endQuitting()
        }

        private var limit: Int? { time.open.first { $0.name == "wait 10000 ms" }?.number }

        private func launch() async throws -> HeadlessApp {
            var container = Container.samples()
            _ = try await container.login.logIn.execute(Credentials.samples[0])
            container.delay = ControlledDelay(time)
            container.items.deleteItem = HeldDelete(deletes: deletes)
            ControlledApp.container = container
            let app = HeadlessApp(ControlledApp())
            try await app.see("button “Apple”")
            return app
        }
    }
}

enum Tested: CaseIterable {
    case mvvm, mvi, both

    @MainActor
    func launch(_ settings: [String: String] = [:]) -> HeadlessApp {
        switch self {
        case .mvvm: HeadlessApp(MVVMApp(), settings: settings)
        case .mvi: HeadlessApp(MVIApp(), settings: settings)
        case .both: HeadlessApp(SideBySideApp(), settings: settings)
        }
    }
}

/// An app with a group of windows, as on an iPad.
private struct PadApp: App {
    private let scene = RunningScene("Pad", over: Container.ofApp) {
        $0.makeAppViewModel()
    } content: { _, viewModel, _ in
        AppMVVMView(viewModel: viewModel)
    }

    var body: some Scene { WindowGroup("Pad") { scene.view } }
}

private struct ControlledApp: App {
    static var container = Container.inMemory()

    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    private let scene = RunningScene("Controlled") {
        Self.container
    } root: {
        $0.makeAppStore()
    } content: { _, store, _ in
        AppMVIView(store: store)
    }

    var body: some Scene { scene }
}

private struct HeldDelete: DeleteItemUseCase {
    let deletes: ControlledCalls<Void>

    func execute(id: Item.ID) async throws(ItemError) { await deletes.call() }
}
