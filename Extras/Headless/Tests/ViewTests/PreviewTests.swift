import DI
import Headless
import Scenarios
import Testing

extension ViewTests {
    @Suite("Previews run")
    @MainActor
    struct PreviewTests {
        private typealias Shown = (title: String, screen: HeadlessScreen)
        private let page = KeptPage("Previews.md")

        /// `Previews.md` has every state of every screen.
        @Test("Each preview shows what it showed before, and the same in both patterns")
        func previews() throws {
            let shown = try settled { try states(of: $0) }
            for (title, twins) in Dictionary(grouping: shown, by: \.title) {
                let trees = Set(twins.map { tree($0.screen) })
                #expect(trees.count == 1, "\(title): \(trees.joined(separator: "\n≠\n"))")
            }
            try page.check(text(shown))
        }

        @Test("With the largest type all can be scrolled to, and no buttons are side by side")
        func largestType() throws {
            let shown = try settled { try states(of: $0, hasLargestType: true) }
            for (title, screen) in shown { #expect(screen.problems == [], "\(title)") }
        }

        @Test("In UIKit, the buttons are one below the other while the type is the largest")
        func largestTypeInUIKit() {
            let counter = CounterOnStage()
            #expect(!counter.hasVerticalButtons)
            counter.screen.chooseLargestType()
            #expect(counter.hasVerticalButtons)
            counter.screen.chooseLargestType(false)
            #expect(!counter.hasVerticalButtons)
        }

        /// What the previews show when all that they load has come.
        private func settled(_ states: (Preview) throws -> [Shown]) throws -> [Shown] {
            let shown = try Turns.take { try Preview.all.flatMap(states) }
            settle()
            return shown
        }

        /// A preview in each state that can be chosen in it.
        private func states(
            of preview: Preview, hasLargestType: Bool = false
        ) throws -> [Shown] {
            let title = preview.name.replacing(/, (MVI|MVVM)$/, with: "")
            let first = HeadlessScreen(
                playing: preview.make(), hasLargestType: hasLargestType)
            guard let picker = first.elements("picker").first, picker.label == "State" else {
                return [(title, first)]
            }
            return try picker.children.map { option in
                let screen = HeadlessScreen(
                    playing: preview.make(), hasLargestType: hasLargestType)
                try screen.tap(option.label)
                return ("\(title): \(option.label)", screen)
            }
        }

        private func text(_ shown: [Shown]) -> String {
            var seen: Set<String> = []
            let parts = shown.filter { seen.insert($0.title).inserted }.map { title, screen in
                "## \(title)\n\n```text\n\(tree(screen).timeless)\n```\n"
            }
            return """
                # Previews

                What each preview of the app shows in each of its states, which is the same in both \
                patterns. `UPDATE=1 swift test --package-path Extras/Headless` writes this page again.


                """ + parts.joined(separator: "\n")
        }

        /// Without the picker of the state.
        private func tree(_ screen: HeadlessScreen) -> String {
            screen.tree.replacing(/^picker “State”\n(  option .*\n)+/, with: "")
        }
    }
}
