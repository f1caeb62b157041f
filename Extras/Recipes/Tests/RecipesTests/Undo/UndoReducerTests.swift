import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `UndoViewModelTests`.
@Suite("Undo, as MVI", .timeLimit(.minutes(1)))
@MainActor
struct UndoReducerTests {
    private let delay = HeldDelay()
    private let todos: UndoStore
    private var shown: [String] { todos.state.shownTodos.map(\.id) }

    init() {
        todos = Store(UndoState(Todo.samples), reducer: UndoReducer(delay: delay))
    }

    @Test("Each edit is undone, the last one first, and redone")
    func undoAndRedo() {
        todos.send(.checkTapped("a"))
        todos.send(.titleChanged("b", "Bread"))
        todos.send(.deleteTapped("c"))
        let edited = todos.state.shownTodos
        for _ in 1...3 { todos.send(.undoTapped) }
        #expect(todos.state.shownTodos == Todo.samples)
        #expect(!todos.state.todos.canUndo)
        for _ in 1...3 { todos.send(.redoTapped) }
        #expect(todos.state.shownTodos == edited)
        #expect(!todos.state.todos.canRedo)
    }

    @Test("A second after the last check, whatever else is undone, the done ones go to the end")
    func sort() async {
        todos.send(.checkTapped("b"))
        await wait { delay.open == 1 }
        let pause = todos.send(.checkTapped("a"))
        await delay.pass(1)
        #expect(shown == ["a", "b", "c"])
        todos.send(.titleChanged("c", "Cheese"))
        #expect(todos.send(.undoTapped) == nil)
        await delay.pass(2)
        await pause?.finish()
        #expect(shown == ["c", "a", "b"])
    }

    @Test("An undo finds the row that the sort has moved, and leaves the others in their order")
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
        todos.send(.undoTapped)
        #expect(todos.state.shownTodos.last == Todo.samples[0])
    }

    @Test("To undo a check is to begin the pause again; then the row goes back to its place")
    func undoInPause() async {
        todos.send(.checkTapped("a"))
        todos.send(.checkTapped("b"))
        await wait { delay.open == 1 }
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

    @Test("What is typed in one title is one edit, until something else is done")
    func typing() {
        for title in ["B", "Br", "Bread"] { todos.send(.titleChanged("b", title)) }
        todos.send(.undoTapped)
        #expect(todos.state.shownTodos == Todo.samples)
        todos.send(.redoTapped)
        todos.send(.titleChanged("b", "Breads"))
        todos.send(.undoTapped)
        #expect(todos.state.shownTodos[1].title == "Bread")
    }

    @Test("A new edit ends what could be redone; an edit of a row that is gone is none")
    func newEdit() {
        todos.send(.deleteTapped("b"))
        todos.send(.undoTapped)
        #expect(todos.send(.checkTapped("x")) == nil)
        #expect(todos.state.todos.canRedo)
        todos.send(.deleteTapped("c"))
        todos.send(.redoTapped)
        #expect(shown == ["a", "b"])
    }
}
