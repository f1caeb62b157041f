import Presentation

public struct Todo: Identifiable, Equatable, Sendable {
    public let id: String
    public var title: String
    public var isDone: Bool

    public init(id: String, title: String, isDone: Bool = false) {
        (self.id, self.title, self.isDone) = (id, title, isDone)
    }
}

/// The state of a list of todos. Its edits can be undone.
public struct UndoState: Equatable, Sendable {
    /// All todos, in the order in which they were made. No sort changes this order.
    public var todos: History<Rows<Todo>>
    /// The todos that were done at the last sort. The list shows them at the end.
    public var sorted: Set<Todo.ID>

    public init(_ todos: [Todo]) {
        self.todos = History(Rows(todos))
        sorted = []
        sort()
    }

    public var done: Set<Todo.ID> { Set(todos.current.all.filter(\.isDone).map(\.id)) }

    /// The todos in the order in which the list shows them.
    public var shownTodos: [Todo] {
        let all = todos.current.all
        return all.filter { !sorted.contains($0.id) } + all.filter { sorted.contains($0.id) }
    }

    /// Moves the todos that are done to the end of the list. A sort is not an edit, so an undo does not
    /// undo it.
    mutating func sort() { sorted = done }
}
