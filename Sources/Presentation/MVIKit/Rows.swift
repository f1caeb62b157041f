/// Rows in their order, each found by its id without a walk.
///
/// To find or change a row costs the same for ten rows and for a thousand. To add or remove one costs as
/// much as in an array.
///
/// ```swift
/// var rows = Rows([Item(id: "a", name: "Apple")])
/// rows[id: "b"] = Item(id: "b", name: "Banana")
/// rows[id: "a"] = nil
/// print(rows.ids, rows.all)
/// ```
public struct Rows<Row: Identifiable & Equatable>: Equatable {
    public private(set) var ids: [Row.ID] = []
    private var places: [Row.ID: Int] = [:]
    /// Runs of rows: a change copies one of them, and two lists with a common past share the others.
    private var runs: [[Row]] = []

    private static var length: Int { 32 }

    /// Of two rows with one id, the first counts.
    public init(_ rows: [Row] = []) {
        var run: [Row] = []
        for row in rows where places[row.id] == nil {
            places[row.id] = ids.count
            ids.append(row.id)
            run.append(row)
            guard run.count == Self.length else { continue }
            runs.append(run)
            run = []
        }
        if !run.isEmpty { runs.append(run) }
    }

    /// All rows; made at each access.
    public var all: [Row] { runs.flatMap(\.self) }

    /// Nil if there is no such row. To set nil removes the row, and a new one goes to the end.
    public subscript(id id: Row.ID) -> Row? {
        get { places[id].map { runs[$0 / Self.length][$0 % Self.length] } }
        set {
            precondition(newValue == nil || newValue?.id == id, "A row keeps its id.")
            if let newValue, let place = places[id] {
                runs[place / Self.length][place % Self.length] = newValue
            } else if let newValue {
                self = Rows(all + [newValue])
            } else {
                self = Rows(all.filter { $0.id != id })
            }
        }
    }

    /// The rows that are not what they were; nil if some have come, gone or moved.
    func changes(since old: Rows) -> [Row.ID]? {
        guard ids == old.ids else { return nil }
        return zip(runs, old.runs).flatMap { new, old in
            new == old ? [] : zip(new, old).filter { $0 != $1 }.map(\.0.id)
        }
    }
}

extension Rows: Sendable where Row: Sendable, Row.ID: Sendable {}
