import NotesPresentation
import Testing

extension NotesViewTests {
    @Suite("Previews run")
    @MainActor
    struct PreviewTests {
        private let previews = ShownPreviews(all: Preview.all.map { ($0.name, $0.make) })

        @Test("Each preview shows what it showed before")
        func shown() throws { try previews.check("Notes/NotesPreviews.md") }

        @Test("With the largest type all can be scrolled to, and no buttons are side by side")
        func largestType() { previews.checkLargestType() }
    }
}
