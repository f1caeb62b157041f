import Headless
import Live
import Presentation
import Scenarios
import Testing

extension ViewTests {
    @Suite("Previews run")
    @MainActor
    struct PreviewTests {
        @Test("Each preview shows what it showed before")
        func previews() throws {
            let parts = settled().map { name, screen in
                "\n## \(name)\n\n```text\n\(screen.tree.timeless)\n```\n"
            }
            try KeptPage("Previews.md").check(
                """
                # Previews

                What each preview of the app shows. `UPDATE=1 swift test --package-path Extras/Headless` \
                writes this page again.

                """ + parts.joined())
        }

        @Test("With the largest type all can be scrolled to, and no buttons are side by side")
        func largestType() {
            for (name, screen) in settled(hasLargestType: true) {
                #expect(screen.problems == [], "\(name)")
            }
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

        private func settled(hasLargestType: Bool = false) -> [(String, HeadlessScreen)] {
            defer { settle() }
            return Turns.take {
                Preview.all.map { preview in
                    let screen = HeadlessScreen(
                        playing: preview.make(), hasLargestType: hasLargestType)
                    return (preview.name, screen)
                }
            }
        }
    }
}
