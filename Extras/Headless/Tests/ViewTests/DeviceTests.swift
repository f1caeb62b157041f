import Domain
import Headless
import Live
import Scenarios
import SwiftUI
import Testing

@testable import Presentation

extension ViewTests {
    /// Behaviour that Apple's documentation describes. It has not been seen on a Mac or an iPhone yet.
    @Suite("Surprising behaviour of Apple's systems")
    @MainActor
    struct DeviceTests {
        @Test("On a Mac, a click selects a row; Return or a double click opens it")
        func rows() throws {
            try play { apps in
                for (tab, rows) in [
                    ("Items", ["Apple", "Banana"]), ("Users", ["José Núñez", "Zoë Ångström"]),
                ] {
                    try apps.act { try $0.tap(tab) }
                    try apps.act { try $0.click(rows[0]) }
                    apps.expect { $0.stack(tab).map(\.label) == [tab] }
                    try apps.act { try $0.pressReturn(on: rows[0]) }
                    apps.expect { $0.stack(tab).map(\.label) == [tab, rows[0]] }
                    try apps.act { try $0.back() }
                    try apps.act { try $0.tap(rows[1]) }
                    apps.expect { $0.stack(tab).map(\.label) == [tab, rows[1]] }
                    try apps.act { try $0.back() }
                }
            }
        }

        @Test("A row menu must have the selection's type; a destructive swipe must remove the row")
        func refusedRows() throws {
            #expect(HeadlessScreen(OtherMenu()).problems == ["OtherMenu: a menu for String"])
            let screen = HeadlessScreen(Stays())
            try screen.swipe("Row", "Remove")
            #expect(screen.problems == ["Stays: a row stays that a destructive swipe has removed"])
        }

        @Test("After the swipe of a row that can't be deleted now, the row is still there")
        func swipe() throws {
            let stays = RowList(
                rows: [Sample(id: 1)], top: EmptyView(), open: { _ in }, delete: { _ in }
            ) { _ in
                Text("Row")
            }
            let screen = HeadlessScreen(stays)
            try screen.swipe("Row", "")
            #expect(screen.problems == [])
        }

        @Test("The form gets the focus after its animation, and again after the error of a save")
        func focus() throws {
            try play { apps in
                try apps.act { try $0.tap("New Item") }
                apps.expect { $0.focused == ["Name"] }
                try apps.act { try $0.type("Fig", into: "Name") }
                try apps.act { try $0.tap("Save") }
                apps.expect { $0.focused == ["Name"] }
                try apps.act { try $0.type("Figs", into: "Name") }
                try apps.answer("save", .fail("Full."))
                try apps.act { try $0.tap("OK") }
                apps.expect { $0.focused == ["Name"] && $0.tree.contains("= “Figs”") }
                try apps.act { try $0.submit() }
                try apps.answer("save", .fail("Full."))
                try apps.act { try $0.tap("OK") }
                apps.expect { $0.focused == ["Name"] }
            }
        }

        @Test("A field of a page or sheet that appears can't take the focus at once")
        func earlyFocus() throws {
            let screen = HeadlessScreen(playing: EarlySheet())
            try Turns.take { try screen.tap("Open") }
            settle()
            #expect(screen.problems == ["the focus comes to “Name” before it can take it"])
        }

        @Test("The password keeps the keyboard during and after a login")
        func login() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.act { try $0.type("al@x.test", into: "Email") }
            try apps.act { try $0.type("engima", into: "Password") }
            try apps.act { try $0.tap("Log In") }
            apps.expect { $0.focused == ["Password"] }
            try apps.answer("log in")
            apps.expect { $0.focused == ["Password"] }
        }

        @Test("A closing page still shows its content")
        func closingPage() throws {
            try play { apps in
                try apps.act { try $0.tap("Banana") }
                try apps.act { try $0.tap("Delete Banana") }
            }
            let user = HeadlessScreen(NavigationStack { Gone() })
            try user.tap("Close")
            #expect(user.tree.contains("“José Núñez”"))
            let screen = HeadlessScreen(Blank())
            try screen.tap("Close")
            #expect(screen.problems == ["Blank: a page shows something else while it closes"])
        }

        @Test("While a link replaces the page of an item, the closing page keeps its item")
        func replacedPage() throws {
            try play { apps in
                try apps.act { try $0.tap("Apple") }
                try apps.openLink("sidebyside://items/b")
                apps.expect { $0.stack("Items").map(\.label) == ["Items", "Banana"] }
                try apps.act { try $0.back() }
                apps.expect { $0.stack("Items").map(\.label) == ["Items"] }
            }
        }

        @Test("A navigation stack needs a path that is stored")
        func storedPath() {
            let path = Binding(get: { @MainActor in [Int]() }, set: { @MainActor _ in })
            let screen = HeadlessScreen(NavigationStack(path: path) { EmptyView() })
            #expect(screen.problems == ["two quick steps back crash over a path that is computed"])
        }

        @Test("A window has one Reload button, whichever tabs have been in front")
        func reload() throws {
            try play { apps in
                for tab in ["Users", "Counter", "Items"] {
                    try apps.act { try $0.tap(tab) }
                    apps.expect { $0.elements("button").filter { $0.label == "Reload" }.count == 1 }
                }
            }
        }

        @Test("In the bar, the choice of the pattern is an icon; an alert evaluates no bar again")
        func patternMenu() async throws {
            let folder = AppFolder(of: "SideBySide")
            let app = Tested.both.launch()
            try await app.logIn(toSee: "button “Apple”")
            _ = folder
            #expect(app.window.elements("group").contains { $0.label == "Pattern" })
            let bars = app.window.evaluations["SideBySideMenu"]
            app.open("sidebyside://shop")
            try await app.see("alert “\(AppTexts.linkRefused)”")
            try app.window.tap("OK")
            #expect(app.window.evaluations["SideBySideMenu"] == bars)
        }

        /// Plays the test after the login, which opens the items.
        private func play(_ test: (BothApps) throws -> Void) throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try test(apps)
        }
    }
}

extension HeadlessScreen {
    fileprivate var focused: [String] {
        elements("field", "secure field").filter(\.isFocused).map(\.label)
    }
}

private struct Sample: Identifiable {
    let id: Int
}

private struct OtherMenu: View {
    @State private var selection: Int?

    var body: some View {
        List(selection: $selection) { ForEach([1], id: \.self) { Text("\($0)") } }
            .contextMenu(forSelectionType: String.self) { _ in }
    }
}

private struct Stays: View {
    var body: some View {
        List { Text("Row").swipeActions { Button("Remove", role: .destructive) {} } }
    }
}

private struct EarlySheet: View {
    @State private var sample: Sample?
    @State private var name = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        Button("Open") { sample = Sample(id: 1) }
            .sheet(item: $sample) { _ in
                TextField("Name", text: $name)
                    .focused($isTyping)
                    .onAppear { Task { isTyping = true } }
            }
    }
}

private struct Gone: View {
    @State private var user: User? = .samples[1]

    var body: some View {
        Button("Close") { user = nil }
        UserDetail(user: user, loading: .loaded, retry: {})
    }
}

private struct Blank: View {
    @State private var page: String? = "Page"

    var body: some View {
        NavigationStack {
            Text("Below")
                .navigationDestination(item: $page) { _ in
                    if let page { Text(page) }
                    Button("Close") { page = nil }
                }
        }
    }
}
