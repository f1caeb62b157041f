extension [ScreenField] {
    /// The fields with those of inner screens in their places, each named with its screen.
    public var flattened: [ScreenField] {
        flatMap { field -> [ScreenField] in
            guard case .group(let inner) = field.value else { return [field] }
            return inner.flattened.map {
                ScreenField(
                    name: "\(field.name).\($0.name)",
                    label: $0.label == field.label ? field.label : "\(field.label) \($0.label)",
                    value: $0.value)
            }
        }
    }
}

extension [ScreenField] {
    /// The fields that are not what they were; a new one counts if there is something in it.
    public func changed(since old: [ScreenField]) -> [ScreenField] {
        filter { field in
            old.first { $0.name == field.name }.map { $0.value != field.value }
                ?? !field.value.isEmpty
        }
    }
}

extension ScreenField.Value {
    /// Whether there is nothing to show.
    public var isEmpty: Bool {
        switch self {
        case .flag(let flag): !flag
        case .text(let text): text == nil
        case .number: false
        case .list(let list): list.isEmpty
        case .group(let fields): fields.allSatisfy(\.value.isEmpty)
        }
    }

    /// The value as people read it.
    public var text: String {
        switch self {
        case .flag(let flag): flag ? "yes" : "no"
        case .text(let text): text ?? "–"
        case .number(let number): "\(number)"
        case .list(let list): list.isEmpty ? "–" : list.joined(separator: " ")
        case .group(let fields):
            fields.map { "\($0.label) \($0.value.text)" }.joined(separator: ", ")
        }
    }
}
