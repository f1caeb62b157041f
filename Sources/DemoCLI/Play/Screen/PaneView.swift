import Presentation

/// What one pattern's half of the screen says, whatever the feature.
struct PaneView: Equatable {
    struct Field: Equatable {
        let name: String
        let label: String
        let values: [Value]
        let isChanged: Bool
        let isEmpty: Bool
    }

    struct Value: Equatable {
        let text: String
        let isNew: Bool
        /// The id of the row that it is, in a list that can be moved over.
        var row: String?
    }

    struct Note: Equatable {
        let text: String
        /// Whether the last step brought it.
        let isNew: Bool
    }

    let pattern: Pattern
    let fields: [Field]
    let underWay: [Note]
    /// The last on record, newest last.
    let notes: [Note]

    private static let longestRecord = 50
}

extension PaneView {
    /// What the last of these moments shows, and what is new in it.
    init<F: PlayableFeature>(
        _ pattern: Pattern, _ feature: F.Type, moments: ArraySlice<Moment<F>>
    ) {
        guard let moment = moments.last else {
            self.init(pattern: pattern, fields: [], underWay: [], notes: [])
            return
        }
        let before = moments.dropLast().last
        let fields = moment.state.fields.flattened
        let changed = fields.changed(since: (before ?? moment).state.fields.flattened)
        let rows = F.rows(in: moment.state)
        let oldRows = before.flatMap { F.rows(in: $0.state) }.map { Set($0.rows) }
        self.init(
            pattern: pattern,
            fields: fields.map { field in
                let isChanged = changed.contains(field)
                var values = [Value(text: field.value.text, isNew: isChanged)]
                if let rows, rows.field == field.name, !rows.rows.isEmpty {
                    values = rows.rows.map { row in
                        let isNew = oldRows.map { !$0.contains(row) } ?? false
                        return Value(text: row.title, isNew: isNew, row: row.id)
                    }
                }
                return Field(
                    name: field.name, label: field.label, values: values, isChanged: isChanged,
                    isEmpty: field.value.isEmpty)
            },
            underWay: moment.underWay.map { name in
                Note(text: name, isNew: before.map { !$0.underWay.contains(name) } ?? false)
            },
            notes: Array(Self.notes(of: moments).suffix(Self.longestRecord)))
    }

    private static func notes<F>(of moments: ArraySlice<Moment<F>>) -> [Note] {
        moments.indices.flatMap { index in
            let isNew = index == moments.indices.last
            return moments[index].notes.map { Note(text: $0, isNew: isNew) }
                + (moments[index].problem.map { [Note(text: $0, isNew: isNew)] } ?? [])
        }
    }
}
