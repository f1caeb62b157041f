extension [ScreenField] {
    /// The fields with those of inner screens in their places, each named with its screen.
    public var flattened: [ScreenField] {
        flatMap { field -> [ScreenField] in
            guard case .group(let inner) = field.value else { return [field] }
            return inner.flattened.map { ScreenField("\(field.name).\($0.name)", $0.value) }
        }
    }

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

    /// The value as people read it. A long list is cut.
    public var text: String { text(from: 0) }

    /// The same; a list that is cut begins with this element.
    func text(from start: Int) -> String {
        switch self {
        case .flag(let flag): flag ? "yes" : "no"
        case .text(let text): text ?? "–"
        case .number(let number): "\(number)"
        case .list(let list): list.isEmpty ? "–" : Self.text(list, from: start)
        case .group(let fields):
            fields.map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
        }
    }

    /// Where two lists begin to differ, so that a long one can be shown from there.
    func firstDifference(from other: Self) -> Int {
        guard case (.list(let left), .list(let right)) = (self, other) else { return 0 }
        return zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
            ?? min(left.count, right.count)
    }

    /// The most elements of a list that are all shown, and how many are shown of a longer list.
    private static let (most, few) = (20, 3)

    private static func text(_ list: [String], from start: Int) -> String {
        guard list.count > most else { return list.map(quoted).joined(separator: " ") }
        let shown = list.dropFirst(start).prefix(few)
        let before = start > 0 ? ["\(start.grouped) before …"] : []
        let rest = list.count - start - shown.count
        let after = rest > 0 ? ["… \(rest.grouped) more"] : []
        return (before + shown.map(quoted) + after).joined(separator: " ")
    }

    /// In quotes if it could be read as several elements, or as none.
    private static func quoted(_ element: String) -> String {
        element.isEmpty || element.contains { $0.isWhitespace || "“”…–".contains($0) }
            ? "“\(element)”" : element
    }
}

extension Int {
    /// As in 1,000,000.
    public var grouped: String {
        let digits = Array("\(magnitude)")
        let groups = digits.enumerated().map { index, digit in
            let rest = digits.count - index
            return index > 0 && rest.isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }
}
