/// The names of another list's rows, for the rows that refer to them.
struct ReferenceNames: Equatable, Sendable {
    struct Row: Equatable, Identifiable, Sendable {
        let id: String
        let name: String
    }

    let rows: [Row]
    private let byID: [Row.ID: String]

    init() { (rows, byID) = ([], [:]) }

    init<Other: Identifiable<String>>(_ others: [Other], name: (Other) -> String) {
        rows = others.map { Row(id: $0.id, name: name($0)) }
        byID = Dictionary(rows.map { ($0.id, $0.name) }) { first, _ in first }
    }

    /// Nil for a row that does not exist any more, or is not loaded yet.
    subscript(id: String?) -> String? { id.flatMap { byID[$0] } }
}

extension ListContent {
    /// Only the rows that refer to the row `id`; all rows if `id` is nil. If none is left, a
    /// placeholder says so.
    func filtered(by id: String?, _ reference: (Row) -> String?) -> ListContent {
        guard let id else { return self }
        var list = self
        list.rows = rows.filter { reference($0) == id }
        if list.rows.isEmpty, !rows.isEmpty { list.placeholder = .filtered }
        return list
    }
}
