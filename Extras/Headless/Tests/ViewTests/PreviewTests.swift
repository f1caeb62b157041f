import Headless
import Presentation
import Testing

extension ViewTests {
    @Suite("Previews")
    @MainActor
    struct PreviewTests {
        private let previews = ShownPreviews(all: Preview.all.map { ($0.name, $0.make) })

        @Test("Each preview shows the same as before")
        func shown() throws { try previews.check("Previews.md") }

        @Test("At the largest text size, all views scroll, and no buttons are side by side")
        func largestType() { previews.checkLargestType() }

        @Test("In UIKit, the buttons are in a column at the largest text size")
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
