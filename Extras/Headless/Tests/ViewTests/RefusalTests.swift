import Headless
import SwiftUI
import Testing

extension ViewTests {
    @Suite("What Apple's frameworks refuse is a problem that names the view")
    @MainActor
    struct RefusalTests {
        @Test("A problem that nobody has read fails the test")
        func loud() {
            let screen = HeadlessScreen(Twins())
            #expect(HeadlessScreen.takeUnreadProblems().first == Twins.problem)
            #expect(HeadlessScreen.takeUnreadProblems() == [])
            let read = HeadlessScreen(Twins())
            #expect(read.problems.first == Twins.problem)
            #expect(screen.problems == read.problems)
            #expect(HeadlessScreen.takeUnreadProblems() == [])
        }

        @Test("Two rows of the same id")
        func sameID() {
            let screen = HeadlessScreen(Twins())
            #expect(screen.problems.first == "Twins: two elements have the id 1")
        }

        @Test("A destination in what is lazy, and a second one for the same values")
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

        @Test("What stands in a bar, where there is none")
        func noBar() {
            let screen = HeadlessScreen(Destination())
            let problem = "Destination: navigationDestination outside of a navigation stack"
            #expect(screen.problems == [problem])
        }

        @Test("A modifier is named with the view that it is on")
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
