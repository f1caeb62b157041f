import Headless
import SwiftUI
import Testing

extension ViewTests {
    @Suite("Alerts, dialogs and sheets")
    @MainActor
    struct PresentationTests {
        @Test("Only a sheet can be used while it is open, and a swipe closes it")
        func sheet() throws {
            let screen = HeadlessScreen(Presenter())
            try screen.tap("Open")
            #expect(screen.tree == "sheet\n  text “Sheet 1”\n  button “Close”\n  button “Ask”")
            #expect(throws: HeadlessScreen.Problem.self) { try screen.tap("Open") }
            try screen.swipeAway()
            #expect(screen.tree.contains("dismissed 1"))
            #expect(throws: HeadlessScreen.Problem.self) { try screen.swipeAway() }
            try screen.tap("Open")
            try screen.tap("Close")
            #expect(screen.tree.contains("dismissed 2"))
            #expect(screen.problems == [])
        }

        @Test("For another item, another sheet opens, with its own state")
        func otherItem() throws {
            let screen = HeadlessScreen(Presenter())
            try screen.tap("Open")
            try screen.tap("Close")
            try screen.tap("Open Held")
            #expect(screen.tree.contains("Sheet 2"))
            #expect(throws: HeadlessScreen.Problem.self) { try screen.swipeAway() }
            try screen.tap("Close")
            #expect(screen.tree.contains("dismissed 2"))
        }

        @Test("A choice closes a dialog over a sheet; the system adds Cancel")
        func dialog() throws {
            let screen = HeadlessScreen(Presenter())
            try screen.tap("Open")
            try screen.tap("Ask")
            #expect(screen.alert?.title == "Sure?")
            #expect(screen.alert?.texts == ["It is gone then."])
            #expect(throws: HeadlessScreen.Problem.self) { try screen.tap("Close") }
            try screen.tap("Cancel")
            try screen.tap("Ask")
            try screen.tap("Delete")
            #expect(screen.alert == nil)
            #expect(screen.tree.contains("Sheet deleted"))
            #expect(screen.problems == [])
        }

        @Test("A presentation over another one is refused until the other one has closed")
        func twice() throws {
            let screen = HeadlessScreen(Twice())
            #expect(screen.alert?.title == "First")
            let problem = "Twice: the dialog “Second” is presented over the alert “First”"
            #expect(screen.problems == [problem])
            try screen.tap("OK")
            #expect(screen.alert?.title == "Second")
        }

        @Test("A view controller can't present without a window, nor twice")
        func viewController() {
            let screen = HeadlessScreen.presenting(["Early", "First", "Second"])
            #expect(screen.alert?.title == "First")
            let problems = [
                "UIViewController: “Early” is presented without a window",
                "UIViewController: “Second” is presented over “First”",
            ]
            #expect(screen.problems == problems)
        }
    }
}

private struct Sample: Identifiable {
    let id: Int
}

private struct Presenter: View {
    @State private var item: Sample?
    @State private var dismissed = 0

    var body: some View {
        VStack {
            Button("Open") { item = Sample(id: 1) }
            Button("Open Held") { item = Sample(id: 2) }
            Text("dismissed \(dismissed)")
        }
        .sheet(item: $item) {
            dismissed += 1
        } content: { item in
            SheetContent(title: "Sheet \(item.id)") { self.item = nil }
                .interactiveDismissDisabled(item.id == 2)
        }
    }
}

private struct SheetContent: View {
    @State var title: String
    let close: @MainActor () -> Void
    @State private var isAsking = false

    var body: some View {
        VStack {
            Text(title)
            Button("Close", action: close)
            Button("Ask") { isAsking = true }
        }
        .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { title = "Sheet deleted" }
        } message: {
            Text("It is gone then.")
        }
    }
}

private struct Twice: View {
    @State private var isFirst = true
    @State private var isSecond = true

    var body: some View {
        Text("Below")
            .alert("First", isPresented: $isFirst, presenting: 1) { _ in
            } message: { _ in
            }
            .confirmationDialog("Second", isPresented: $isSecond, presenting: 2) { _ in
            } message: { _ in
            }
    }
}
