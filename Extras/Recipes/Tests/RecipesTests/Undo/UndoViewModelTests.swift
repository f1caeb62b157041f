import Presentation
import Recipes
import Testing

/// `UndoReducerTests` has a test with the same name for each test.
@Suite("Undo, as MVVM", .timeLimit(.minutes(5)))
@MainActor
struct UndoViewModelTests {
    private let delay = HeldDelay()
    private let todos: UndoViewModel
    private var shown: [String] { todos.state.shownTodos.map(\.id) }

    init() {
        todos = UndoViewModel(Todo.samples, delay: delay)
    }

    @Test("Edits can be undone and redone; all typing in one title is one edit")
    func undoAndRedo() {
        todos.check("a")
        for title in ["B", "Bread"] { todos.rename("b", to: title) }
        todos.delete("c")
        let edited = todos.state.shownTodos
        for _ in 1...3 { todos.undo() }
        #expect(todos.state.shownTodos == Todo.samples)
        #expect(!todos.state.todos.canUndo)
        for _ in 1...3 { todos.redo() }
        #expect(todos.state.shownTodos == edited)
        #expect(!todos.state.todos.canRedo)
    }

    @Test("An undo after a sort changes its own row, and does not move the other rows")
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
    }

    @Test("A second after the last check or its undo, the done todos move to the end")
    func undoInPause() async {
        todos.check("a")
        todos.check("b")
        await delay.arrive(1)
        todos.rename("c", to: "Cheese")
        #expect(todos.undo() == nil)
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
}

extension Todo {
    static let samples = ["a", "b", "c"].map { Todo(id: $0, title: "") }
}
