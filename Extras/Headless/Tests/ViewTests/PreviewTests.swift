import Headless
import Presentation
import Testing

extension ViewTests {
    @Suite("Previews run")
    @MainActor
    struct PreviewTests {
        private let previews = ShownPreviews(all: Preview.all.map { ($0.name, $0.make) })

        @Test("Each preview shows what it showed before")
        func shown() throws { try previews.check("Previews.md") }

        @Test("With the largest type all can be scrolled to, and no buttons are side by side")
        func largestType() { previews.checkLargestType() }

        @Test("In UIKit, the buttons are one below the other while the type is the largest")
        func largestTypeInUIKit() {
            let counter = CounterOnStage()
            #expect(!counter.hasVerticalButtons)
            counter.screen.chooseLargestType()
            #expect(counter.hasVerticalButtons)
            counter.screen.chooseLargestType(false)
            #expect(!counter.hasVerticalButtons)
        }
    }
}
