import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `UndoReducerTests`.
@Suite("Undo, as MVVM", .timeLimit(.minutes(1)))
@MainActor
struct UndoViewModelTests {
    private let delay = HeldDelay()
    private let todos: UndoViewModel
    private var shown: [String] { todos.state.shownTodos.map(\.id) }

    init() {
        todos = UndoViewModel(Todo.samples, delay: delay)
    }

    @Test("Each edit is undone, the last one first, and redone")
    func undoAndRedo() {
        todos.check("a")
        todos.rename("b", to: "Bread")
        todos.delete("c")
        let edited = todos.state.shownTodos
        for _ in 1...3 { todos.undo() }
        #expect(todos.state.shownTodos == Todo.samples)
        #expect(!todos.state.todos.canUndo)
        for _ in 1...3 { todos.redo() }
        #expect(todos.state.shownTodos == edited)
        #expect(!todos.state.todos.canRedo)
    }

    @Test("A second after the last check, whatever else is undone, the done ones go to the end")
    func sort() async {
        todos.check("b")
        await wait { delay.open == 1 }
        let pause = todos.check("a")
        await delay.pass(1)
        #expect(shown == ["a", "b", "c"])
        todos.rename("c", to: "Cheese")
        #expect(todos.undo() == nil)
        await delay.pass(2)
        await pause?.finish()
        #expect(shown == ["c", "a", "b"])
    }

    @Test("An undo finds the row that the sort has moved, and leaves the others in their order")
    func undoAfterSort() async {
        todos.rename("a", to: "Apples")
        todos.delete("c")
        let pause = todos.check("a")
        await delay.pass(1)
        await pause?.finish()
        #expect(shown == ["b", "a"])
        todos.undo()
        #expect(todos.state.done == [])
        #expect(shown == ["b", "a"])
        todos.undo()
        #expect(shown == ["b", "c", "a"])
        todos.undo()
        #expect(todos.state.shownTodos.last == Todo.samples[0])
    }

    @Test("To undo a check is to begin the pause again; then the row goes back to its place")
    func undoInPause() async {
        todos.check("a")
        todos.check("b")
        await wait { delay.open == 1 }
        let pause = todos.undo()
        await delay.pass(1)
        #expect(shown == ["a", "b", "c"])
        await delay.pass(2)
        await pause?.finish()
        #expect(shown == ["b", "c", "a"])
        let back = todos.undo()
        #expect(shown == ["b", "c", "a"])
        await delay.pass(3)
        await back?.finish()
        #expect(shown == ["a", "b", "c"])
    }

    @Test("What is typed in one title is one edit, until something else is done")
    func typing() {
        for title in ["B", "Br", "Bread"] { todos.rename("b", to: title) }
        todos.undo()
        #expect(todos.state.shownTodos == Todo.samples)
        todos.redo()
        todos.rename("b", to: "Breads")
        todos.undo()
        #expect(todos.state.shownTodos[1].title == "Bread")
    }

    @Test("A new edit ends what could be redone; an edit of a row that is gone is none")
    func newEdit() {
        todos.delete("b")
        todos.undo()
        #expect(todos.check("x") == nil)
        #expect(todos.state.todos.canRedo)
        todos.delete("c")
        todos.redo()
        #expect(shown == ["a", "b"])
    }
}

extension Todo {
    static let samples = ["a", "b", "c"].map { Todo(id: $0, title: "") }
}
