import Headless
import SwiftUI
import Testing

extension ViewTests {
    @Suite("Fields and lists describe themselves")
    @MainActor
    struct FieldTests {
        @Test("The login's fields and the search ask for the right keyboard")
        func keyboards() async throws {
            let apps = BothApps()
            defer { apps.close() }
            for app in apps.all {
                let fields = app.screen.elements("field", "secure field")
                #expect(fields.map(\.label) == ["Email", "Password"], "\(app.pattern)")
                #expect(
                    fields.map(\.keyboard) == [
                        [
                            "capitals never", "content username", "correction off",
                            "keyboard emailAddress", "return next",
                        ],
                        ["content password", "return go"],
                    ], "\(app.pattern)")
            }
            try apps.logIn()
            try apps.act { try $0.tap("Users") }
            for app in apps.all {
                let search = app.screen.elements("search field").map(\.keyboard)
                #expect(search == [["correction off"]], "\(app.pattern)")
            }
        }

        @Test("Return goes from the address to the password, even if the address is wrong")
        func returnKey() async throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.act { try $0.tap("Log In") }
            for label in ["Email", "Password"] {
                for app in apps.all {
                    let focused = app.screen.elements("field", "secure field").filter(\.isFocused)
                    #expect(focused.map(\.label) == [label], "\(app.pattern)")
                }
                try apps.act { try $0.submit() }
            }
        }

        @Test("The hint of the innermost view counts; the return key performs its action")
        func hints() throws {
            let screen = HeadlessScreen(Fields())
            let fields = screen.elements("field", "editor")
            let returns = ["return next", "return go", "return done"]
            #expect(fields.map(\.keyboard) == returns.map { ["correction off", $0] })
            try screen.type("b", into: "Near")
            try screen.submit()
            #expect(screen.tree.contains("text “submitted b”"))
        }

        @Test("A list shows that it is being refreshed, and can't be pulled again")
        func refreshing() async throws {
            let calls = ControlledCalls<Bool>()
            let screen = HeadlessScreen(
                List { Text("Row") }.refreshable { _ = await calls.call() })
            #expect(screen.tree == "list (refreshable)\n  text “Row”")
            try screen.pullToRefresh()
            #expect(screen.tree == "list (refreshing)\n  text “Row”")
            #expect(throws: HeadlessScreen.Problem.self) { try screen.pullToRefresh() }
            await calls.answer(1, true)
            await wait(for: "the end of the refresh") { !screen.elements("list")[0].isRefreshing }
            #expect(screen.tree == "list (refreshable)\n  text “Row”")
            #expect(calls.count == 1)
        }
    }
}

private struct Fields: View {
    @State private var text = ""
    @State private var submitted = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Far", text: $text)
            TextField("Near", text: $text)
                .submitLabel(.go)
                .onSubmit { submitted = text }
                .focused($isFocused, equals: true)
            TextEditor(text: $text)
                .submitLabel(.done)
            Text("submitted \(submitted)")
        }
        .autocorrectionDisabled()
        .submitLabel(.next)
    }
}
