import Recipes
import Testing

@Suite("The type `History`")
struct HistoryTests {
    @Test("Edits in a row with the same name are one edit; after a new edit, nothing can be redone")
    func edits() {
        var history = History("")
        history.edit { $0 = "a" }
        for text in ["b", "c"] { history.edit(as: "field") { $0 = text } }
        history.undo()
        #expect(history.current == "a")
        history.redo()
        history.edit(as: "field") { $0 = "d" }
        history.undo()
        #expect(history.current == "c")
        history.edit { _ in }
        #expect(history.canRedo)
        history.edit { $0 = "e" }
        #expect(!history.canRedo)
    }
}
