import DI
import Headless
import Testing

extension ViewTests {
    @Suite("Previews run")
    @MainActor
    struct PreviewTests {
        private let page = KeptPage("Previews.md")

        /// `Previews.md` has every state of every screen.
        @Test("Each preview shows what it showed before, and the same in both patterns")
        func previews() async throws {
            let screens = try Preview.all.map { preview in
                let screen = try #require(
                    HeadlessScreen.of(preview: preview.make()), "\(preview.name)")
                return (title: preview.title, screen: screen)
            }
            // Their services are actors in memory, which answer when they get their turn.
            for _ in 1...50 where text(screens) != page.text {
                for _ in 1...200 { await Task.yield() }
            }
            for (title, twins) in Dictionary(grouping: screens, by: \.title) {
                let trees = Set(twins.map(\.screen.tree))
                #expect(trees.count == 1, "\(title): \(trees.joined(separator: "\n≠\n"))")
            }
            try page.check(text(screens))
        }

        private func text(_ screens: [(title: String, screen: HeadlessScreen)]) -> String {
            var seen: Set<String> = []
            let parts = screens.filter { seen.insert($0.title).inserted }.map { title, screen in
                "## \(title)\n\n```text\n\(screen.tree.timeless)\n```\n"
            }
            return """
                # Previews

                What each preview of the app shows, which is the same in both patterns. \
                `UPDATE=1 swift test --package-path Extras/Headless` writes this page again.


                """ + parts.joined(separator: "\n")
        }
    }
}

extension Preview {
    /// Without the name of the pattern.
    fileprivate var title: String {
        let screen = file.replacing("Previews", with: "").replacing(/MVI$|MVVM$/, with: "")
        let state = name.replacing(/(, )?(MVI|MVVM)$/, with: "")
        return [screen, state].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}
