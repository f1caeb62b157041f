/// A state whose visible part can be shown in a table and compared field by field.
public protocol ScreenState: Equatable, Sendable {
    /// All that the screen shows, in the order in which a user reads it.
    var fields: [ScreenField] { get }
    /// Observers are notified when one of these fields changes; by default, all fields.
    var observedFields: [ScreenField] { get }
}

extension ScreenState {
    public var observedFields: [ScreenField] { fields }

    /// The fields in which this state differs from another state. A missing field has the value `–`.
    ///
    /// States that look equal can differ in a hidden property. Then the result has the name of that
    /// property in the code.
    package func differences(from other: Self) -> [String] {
        guard self != other else { return [] }
        let (left, right) = (fields.flattened, other.fields.flattened)
        let names = left.map(\.name) + right.map(\.name).filter { !left.map(\.name).contains($0) }
        let shown = names.compactMap { name -> String? in
            let texts = [left, right].map { $0.first { $0.name == name }?.value.text ?? "–" }
            return texts[0] == texts[1] ? nil : "\(name): \(texts[0]) ≠ \(texts[1])"
        }
        return shown.isEmpty ? hiddenDifferences(self, other) : shown
    }
}

/// The properties in which two values of the same type differ, such as `link: a ≠ –`.
private func hiddenDifferences(_ left: Any, _ right: Any, in name: String = "state") -> [String] {
    let (parts, others) = (Mirror(reflecting: left).children, Mirror(reflecting: right).children)
    guard parts.count == others.count, !parts.isEmpty else {
        return "\(left)" == "\(right)" ? [] : ["\(name): \(left) ≠ \(right)"]
    }
    return zip(parts, others).flatMap { part, other in
        hiddenDifferences(part.value, other.value, in: part.label ?? name)
    }
}

/// One thing that a screen shows.
public struct ScreenField: Hashable, Sendable {
    /// A value of a certain kind, so that the page gets numbers and flags, and not only texts.
    public enum Value: Hashable, Sendable {
        case flag(Bool)
        case text(String?)
        case number(Int)
        case list([String])
        /// The fields of an inner screen.
        case group([ScreenField])
    }

    package let name: String
    package let value: Value

    /// A value below its name.
    public init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
}

extension [ScreenField] {
    /// The fields, with each inner screen replaced by its fields. Their names are like `items.loading`.
    package var flattened: [ScreenField] {
        flatMap { field -> [ScreenField] in
            guard case .group(let inner) = field.value else { return [field] }
            return inner.flattened.map { ScreenField("\(field.name).\($0.name)", $0.value) }
        }
    }

    /// The fields that have changed. A new field counts only if it is not empty.
    package func changed(since old: [ScreenField]) -> [ScreenField] {
        filter { field in
            old.first { $0.name == field.name }.map { $0.value != field.value }
                ?? !field.value.isEmpty
        }
    }
}

extension ScreenField.Value {
    /// True if there is nothing to show.
    package var isEmpty: Bool {
        switch self {
        case .flag(let flag): !flag
        case .text(let text): text == nil
        case .number: false
        case .list(let list): list.isEmpty
        case .group(let fields): fields.allSatisfy(\.value.isEmpty)
        }
    }

    /// The value as text for people. A long list is shortened.
    package var text: String {
        switch self {
        case .flag(let flag): flag ? "yes" : "no"
        case .text(let text): text ?? "–"
        case .number(let number): "\(number)"
        case .list(let list):
            list.isEmpty
                ? "–"
                : list.prefix(20).map(Self.quoted).joined(separator: " ")
                    + (list.count > 20 ? " … \(list.count - 20) more" : "")
        case .group(let fields):
            fields.map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
        }
    }

    /// The element; in quotes if it is empty, or could be read as several elements.
    private static func quoted(_ element: String) -> String {
        element.isEmpty || element.contains { $0.isWhitespace || "“”…–".contains($0) }
            ? "“\(element)”" : element
    }
}

extension Int {
    /// The number with commas, as in 1,000,000.
    package var grouped: String {
        let digits = Array("\(magnitude)")
        let groups = digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }

    /// The number and the noun, as in “1 step” or “2 steps”.
    package func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
