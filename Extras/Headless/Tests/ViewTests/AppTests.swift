import Foundation
import Headless
import SwiftUI
import Testing

extension ViewTests {
    @Suite("What the system does to an app, and mistakes that it refuses")
    @MainActor
    struct AppTests {
        @Test("In a group of windows, each link opens a new window with its own state")
        func windowGroup() throws {
            let app = HeadlessApp(GroupApp())
            app.open("shop://a")
            #expect(app.windows.map(\.tree) == ["text", "text “shop://a”"])
            app.openWindow()
            #expect(app.windows.map(\.tree) == ["text", "text “shop://a”", "text"])
            app.closeWindow()
            #expect(app.windows.count == 2)
            #expect(!app.hasEnded, "other windows are still open")
        }

        @Test("Without a delegate, an app ends at once")
        func end() {
            let app = HeadlessApp(GroupApp())
            app.quit()
            #expect(app.hasEnded)
        }

        @Test("An unexpected reply, and quitting again before the reply")
        func replies() {
            let app = HeadlessApp(LateApp())
            app.quit()
            app.quit()
            #expect(app.isQuitting)
            #expect(app.problems == ["quit again before the reply"])
            app.reply()
            #expect(app.hasEnded)
            app.reply()
            #expect(app.problems.last == "a reply that nobody waits for")
        }

        @Test("A background task that is ended twice, or never")
        func backgroundTasks() {
            let app = HeadlessApp(GroupApp())
            let end = app.beginBackgroundTask()
            #expect(app.hasBackgroundTime)
            end()
            #expect(!app.hasBackgroundTime)
            end()
            #expect(app.problems == ["a background task is ended that is not there"])
            _ = app.beginBackgroundTask {}
            app.endBackgroundTime()
            #expect(app.problems.last == "a background task outlives its time")
        }
    }
}

private struct GroupApp: App {
    var body: some Scene { WindowGroup("Group") { Address() } }
}

private struct Address: View {
    @State private var address = ""

    var body: some View { Text(address).onOpenURL { address = $0.absoluteString } }
}
