import NotesPresentation
import Testing

extension NotesViewTests {
    @Suite("Previews")
    @MainActor
    struct PreviewTests {
        private let previews = ShownPreviews(all: Preview.all.map { ($0.name, $0.make) })

        @Test("Each preview shows the same as before")
        func shown() throws { try previews.check("Notes/NotesPreviews.md") }

        @Test("At the largest text size, all views scroll, and no buttons are side by side")
        func largestType() { previews.checkLargestType() }
    }
}
