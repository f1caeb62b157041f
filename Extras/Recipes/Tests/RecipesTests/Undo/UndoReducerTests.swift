import Presentation
import Recipes
import Testing

/// `UndoViewModelTests` has a test with the same name for each test.
@Suite("Undo, as MVI", .timeLimit(.minutes(5)))
@MainActor
struct UndoReducerTests {
    private let delay = HeldDelay()
    private let todos: UndoStore
    private var shown: [String] { todos.state.shownTodos.map(\.id) }

    init() {
        todos = Store(UndoState(Todo.samples), reducer: UndoReducer(delay: delay))
    }

    @Test("Edits can be undone and redone; all typing in one title is one edit")
    func undoAndRedo() {
        todos.send(.checkTapped("a"))
        for title in ["B", "Bread"] { todos.send(.titleChanged("b", title)) }
        todos.send(.deleteTapped("c"))
        let edited = todos.state.shownTodos
        for _ in 1...3 { todos.send(.undoTapped) }
        #expect(todos.state.shownTodos == Todo.samples)
        #expect(!todos.state.todos.canUndo)
        for _ in 1...3 { todos.send(.redoTapped) }
        #expect(todos.state.shownTodos == edited)
        #expect(!todos.state.todos.canRedo)
    }

    @Test("An undo after a sort changes its own row, and does not move the other rows")
    func undoAfterSort() async {
        todos.send(.titleChanged("a", "Apples"))
        todos.send(.deleteTapped("c"))
        let pause = todos.send(.checkTapped("a"))
        await delay.pass(1)
        await pause?.finish()
        #expect(shown == ["b", "a"])
        todos.send(.undoTapped)
        #expect(todos.state.done == [])
        #expect(shown == ["b", "a"])
        todos.send(.undoTapped)
        #expect(shown == ["b", "c", "a"])
    }

    @Test("A second after the last check or its undo, the done todos move to the end")
    func undoInPause() async {
        todos.send(.checkTapped("a"))
        todos.send(.checkTapped("b"))
        await delay.arrive(1)
        todos.send(.titleChanged("c", "Cheese"))
        #expect(todos.send(.undoTapped) == nil)
        let pause = todos.send(.undoTapped)
        await delay.pass(1)
        #expect(shown == ["a", "b", "c"])
        await delay.pass(2)
        await pause?.finish()
        #expect(shown == ["b", "c", "a"])
        let back = todos.send(.undoTapped)
        #expect(shown == ["b", "c", "a"])
        await delay.pass(3)
        await back?.finish()
        #expect(shown == ["a", "b", "c"])
    }
}
