/// One thing in which two states of a screen differ.
public struct FieldDifference: Equatable, Sendable {
    /// The field's name, after those of the screens that it is in.
    public let name: String
    public let left: String
    public let right: String

    public init(name: String, left: String, right: String) {
        self.name = name
        self.left = left
        self.right = right
    }

    /// In which fields two screens differ; one that only one of them has is `–` in the other.
    public static func between(_ left: [ScreenField], _ right: [ScreenField]) -> [FieldDifference] {
        let (left, right) = (left.flattened, right.flattened)
        let names =
            left.map(\.name)
            + right.map(\.name).filter { name in
                !left.contains { $0.name == name }
            }
        return names.compactMap { name in
            let values = [left, right].map { fields in
                fields.first { $0.name == name }?.value ?? .text(nil)
            }
            // An empty list shows what a missing field shows.
            let shown = values.map { $0 == .list([]) ? .text(nil) : $0 }
            guard shown[0] != shown[1] else { return nil }
            let start = values[0].firstDifference(from: values[1])
            return FieldDifference(
                name: name, left: values[0].text(from: start), right: values[1].text(from: start))
        }
    }
}

extension FieldDifference: CustomStringConvertible {
    public var description: String { "\(name): \(left) ≠ \(right)" }
}

extension ScreenState {
    /// In which fields this state differs from another, those first that show.
    ///
    /// States that look alike can still differ in what does not show; then those fields are named.
    public func differences(from other: Self) -> [FieldDifference] {
        let visible = FieldDifference.between(fields, other.fields)
        guard visible.isEmpty, self != other else { return visible }
        return hiddenDifferences(self, other, name: "")
    }
}

/// Goes through the stored properties down to those that are not alike.
private func hiddenDifferences(_ left: Any, _ right: Any, name: String) -> [FieldDifference] {
    let (leftText, rightText) = (String(describing: left), String(describing: right))
    guard leftText != rightText else { return [] }
    let (leftParts, rightParts) = (Mirror(reflecting: left), Mirror(reflecting: right))
    let canCompare =
        [.struct, .enum, .tuple].contains(leftParts.displayStyle)
        && leftParts.children.map(\.label) == rightParts.children.map(\.label)
        && !leftParts.children.isEmpty
    guard canCompare else {
        return [FieldDifference(name: name, left: leftText, right: rightText)]
    }
    return zip(leftParts.children, rightParts.children).flatMap { left, right in
        let label = left.label ?? ""
        return hiddenDifferences(
            left.value, right.value, name: name.isEmpty ? label : "\(name).\(label)")
    }
}
