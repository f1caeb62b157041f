import Recipes
import Testing

@Suite("The history that both patterns keep")
struct HistoryTests {
    @Test("Edits of one name are one, until something else is done; a new edit ends the redo")
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
