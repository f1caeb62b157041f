/// An ordered list of rows that finds a row by its id without a search.
///
/// Finding or changing a row takes about as long in a list of ten rows as in a list of a thousand rows.
/// Adding or removing a row copies the whole list.
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
    /// The rows in runs (groups) of 32. If a copy of the list exists, changing a row copies only the run
    /// of this row. The two lists go on using the same memory for all other runs.
    private var runs: [[Row]] = []

    private static var length: Int { 32 }

    /// If two rows have the same id, the first row is kept.
    public init(_ rows: [Row] = []) {
        for row in rows where places[row.id] == nil {
            if ids.count % Self.length == 0 { runs.append([]) }
            runs[runs.count - 1].append(row)
            places[row.id] = ids.count
            ids.append(row.id)
        }
    }

    /// All rows in their order. Each access builds a new array.
    public var all: [Row] { runs.flatMap(\.self) }

    /// Nil if no row has this id. Setting nil removes the row. A row with a new id is added at the end.
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
}

extension Rows: Sendable where Row: Sendable, Row.ID: Sendable {}
