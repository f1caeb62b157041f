import Headless
import SwiftUI
import Testing

extension ViewTests {
    @Suite("Links, toggles and steppers")
    @MainActor
    struct LinkTests {
        @Test("A link adds its value to the path, and one step back can close two pages")
        func links() throws {
            let screen = HeadlessScreen(Numbers())
            try screen.tap("To 1")
            try screen.tap("To 2")
            #expect(screen.pages == ["[]", "[1]", "[1, 2]"])
            #expect(throws: HeadlessScreen.Problem.self) { try screen.back(over: 3) }
            try screen.back(over: 2)
            #expect(screen.pages == ["[]"])
            try screen.tap("To 1")
            try screen.back()
            #expect(throws: HeadlessScreen.Problem.self) { try screen.back() }
            #expect(screen.problems == [])
        }

        @Test("Links without a destination, and the same page twice, are refused")
        func refused() throws {
            let other = HeadlessScreen(Numbers())
            try other.tap("To A")
            #expect(other.problems == ["Numbers: the path can't have A"])
            let twice = HeadlessScreen(Numbers(path: [1, 1]))
            #expect(twice.problems == ["Numbers: two pages of the same value in [1, 1]"])
            let alone = HeadlessScreen(NavigationStack { NavigationLink("Alone", value: 1) })
            #expect(alone.problems == ["“Alone” links, but there is no path"])
        }

        @Test("A toggle changes its value")
        func toggle() throws {
            let screen = HeadlessScreen(Switch())
            #expect(screen.tree == "toggle “News” = “off”")
            try screen.tap("News")
            #expect(screen.tree == "toggle “News” = “on”\ntext “You get news”")
        }

        @Test("A stepper changes its value within its bounds")
        func stepper() throws {
            let screen = HeadlessScreen(Lines())
            try screen.tap("Increment")
            try screen.tap("Increment")
            #expect(screen.tree.hasPrefix("group “Lines: 2”"))
            try screen.tap("Decrement")
            #expect(screen.tree.hasPrefix("group “Lines: 1”"))
        }
    }
}

private struct Numbers: View {
    @State var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("To 1", value: 1)
                NavigationLink("To A", value: "A")
            }
            .navigationTitle("[]")
            .navigationDestination(for: Int.self) { number in
                NavigationLink("To \(number + 1)", value: number + 1)
                    .navigationTitle("\(Array(1...number))")
            }
        }
    }
}

private struct Switch: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("News", isOn: $isOn)
            if isOn { Text("You get news") }
        }
    }
}

private struct Lines: View {
    @State private var lines = 1

    var body: some View { Stepper("Lines: \(lines)", value: $lines, in: 1...2) }
}
