import Headless
import SwiftUI
import Testing

extension ViewTests {
    @Suite("Views that products use first, but this repository does not")
    @MainActor
    struct ProductTests {
        @Test("Headers are above their rows, insets at the edge, and each control works")
        func settings() throws {
            let screen = HeadlessScreen(Settings())
            let before = """
                text “Bar”
                text “Look”
                toggle “Dark” = “off”
                text “logo”
                text “Size”
                group “Size: 10”
                  button “Decrement”
                  button “Increment”
                text “10 to 10”
                text “Footer”
                """
            #expect(screen.tree == before)
            try screen.tap("Dark")
            try screen.tap("Increment")
            #expect(screen.tree.contains("toggle “Dark” = “on”"))
            #expect(screen.tree.contains("group “Size: 12”"))
            #expect(screen.tree.contains("10 to 12"))
        }

        @Test("The closures of a binding may have an actor or none")
        func bindings() {
            let isolated = Binding<Int> { @MainActor in
                total
            } set: { @MainActor in
                total = $0
            }
            isolated.wrappedValue = 3
            #expect(isolated.wrappedValue == 3)
            let free = fixed("b")
            free.wrappedValue = "c"
            #expect(free.wrappedValue == "b")
        }
    }
}

@MainActor private var total = 1

private nonisolated func fixed(_ text: String) -> Binding<String> {
    Binding(get: { text }, set: { _ in })
}

private struct Settings: View {
    @State private var isDark = false
    @State private var size = 10
    @State private var change = "10 to 10"

    var body: some View {
        Form {
            Section("Look") {
                Toggle(isOn: $isDark) { Label("Dark", systemImage: "moon") }
                Image("logo")
            }
            Section {
                Stepper("Size: \(size)", value: $size, step: 2)
                Text(change).font(.caption)
            } header: {
                Text("Size").font(.callout)
            }
        }
        .onChange(of: size) { change = "\($0) to \($1)" }
        .safeAreaInset(edge: .top) { Text("Bar") }
        .safeAreaInset(edge: .bottom) { Text("Footer") }
    }
}
