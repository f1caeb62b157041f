import Headless
import SwiftUI
import Testing

extension ViewTests {
    @Suite("What Apple's frameworks refuse becomes a problem with the name of the view")
    @MainActor
    struct RefusalTests {
        @Test("A problem that the test does not read fails the test")
        func loud() {
            let screen = HeadlessScreen(Twins())
            #expect(HeadlessScreen.takeUnreadProblems().first == Twins.problem)
            #expect(HeadlessScreen.takeUnreadProblems() == [])
            let read = HeadlessScreen(Twins())
            #expect(read.problems.first == Twins.problem)
            #expect(screen.problems == read.problems)
            #expect(HeadlessScreen.takeUnreadProblems() == [])
        }

        @Test("Two rows with the same id")
        func sameID() {
            let screen = HeadlessScreen(Twins())
            #expect(screen.problems.first == "Twins: two elements have the id 1")
        }

        @Test("A destination in a lazy list, and a second destination for the same type")
        func destinations() {
            let list = HeadlessScreen(NavigationStack { List { Destination() } })
            let problem = "Destination: navigationDestination in a List, which is lazy"
            #expect(list.problems == [problem])
            let fine = HeadlessScreen(NavigationStack { VStack { Destination() } })
            #expect(fine.problems == [])
            let twice = HeadlessScreen(
                NavigationStack {
                    VStack {
                        Destination()
                        Destination()
                    }
                })
            #expect(twice.problems == ["Destination: two destinations for Int"])
        }

        @Test("A presentation from a covered page")
        func covered() {
            let screen = HeadlessScreen(Covered())
            let problem =
                "Covered: the alert “Error” is presented from a page that is covered, or in a tab behind"
            #expect(screen.problems == [problem])
            #expect(screen.alert == nil)
        }

        @Test("A presentation that begins while another one is closing is never shown")
        func closing() throws {
            let screen = HeadlessScreen(AgainAtOnce())
            try screen.tap("OK")
            #expect(
                screen.problems == [
                    "AgainAtOnce: the alert “Error” begins while another one is closing"
                ])
            #expect(screen.alert == nil)
        }

        @Test("A presentation in the same update in which another one closes is never shown")
        func sameTurn() {
            let screen = HeadlessScreen(InItsPlace())
            screen.open("a://b")
            let problem = "InItsPlace: the dialog “Second” begins while another one is closing"
            #expect(screen.problems == [problem])
        }

        @Test("The focus of a field that is enabled in the same update")
        func focus() throws {
            let screen = HeadlessScreen(EarlyFocus())
            try screen.tap("Enable")
            #expect(screen.problems == ["the focus comes to “Name” before it can take it"])
            #expect(screen.tree == "button “Enable”\nfield “Name”")
            try screen.tap("Enable")
            #expect(screen.tree == "button “Enable”\nfield “Name” (focused)")
        }

        @Test("An invisible view at which VoiceOver may stop")
        func invisible() {
            let stops = HeadlessScreen(Text("Busy").opacity(0))
            #expect(stops.problems == ["VoiceOver may stop at a view that is invisible"])
            let silent = HeadlessScreen(Text("Busy").opacity(0).accessibilityHidden(true))
            #expect(silent.problems == [] && silent.tree == "")
        }

        @Test("A destination outside of a navigation stack")
        func noBar() {
            let screen = HeadlessScreen(Destination())
            let problem = "Destination: navigationDestination outside of a navigation stack"
            #expect(screen.problems == [problem])
        }

        @Test("The problem of a modifier names the modifier's view")
        func modifier() {
            let screen = HeadlessScreen(Titled())
            #expect(
                screen.problems
                    == ["Title of Titled: navigationTitle outside of a navigation stack"])
        }
    }
}

private struct Twins: View {
    static let problem = "Twins: two elements have the id 1"

    var body: some View {
        List { ForEach([1, 2, 1], id: \.self) { Text("\($0)") } }
    }
}

private struct Destination: View {
    var body: some View {
        Text("Here").navigationDestination(for: Int.self) { Text("\($0)") }
    }
}

private struct Titled: View {
    var body: some View { Text("Here").modifier(Title()) }
}

private struct Title: ViewModifier {
    func body(content: Content) -> some View { content.navigationTitle("Title") }
}

private struct Covered: View {
    @State private var isOpen = true
    @State private var page: Int? = 1

    var body: some View {
        NavigationStack {
            Text("List")
                .alert("Error", isPresented: $isOpen, presenting: 1) { _ in
                } message: { _ in
                }
                .navigationDestination(item: $page) { Text("\($0)") }
        }
    }
}

private struct AgainAtOnce: View {
    @State private var error = 1
    @State private var isOpen = true

    var body: some View {
        Text("Below")
            .alert("Error", isPresented: $isOpen, presenting: error) { _ in
            } message: { _ in
            }
            .onChange(of: isOpen) { if !isOpen, error < 2 { (error, isOpen) = (2, true) } }
    }
}

private struct InItsPlace: View {
    @State private var isFirst = true
    @State private var isSecond = false

    var body: some View {
        Text("Below")
            .confirmationDialog("First", isPresented: $isFirst) {}
            .confirmationDialog("Second", isPresented: $isSecond) {}
            .onOpenURL { _ in isSecond = true }
            .onChange(of: isSecond) { isFirst = false }
    }
}

private struct EarlyFocus: View {
    @State private var isEnabled = false
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Button("Enable") { (isEnabled, isFocused) = (true, true) }
            TextField("Name", text: $name).focused($isFocused, equals: true).disabled(!isEnabled)
        }
    }
}
