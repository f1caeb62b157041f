/// One thing in which two states of a screen differ.
package struct FieldDifference: Equatable, Sendable, CustomStringConvertible {
    /// The field's name, after those of the screens that it is in.
    package let name: String
    package let left: String
    package let right: String

    package init(name: String, left: String, right: String) {
        (self.name, self.left, self.right) = (name, left, right)
    }

    package var description: String { "\(name): \(left) ≠ \(right)" }
}

extension ScreenState {
    /// In which fields this state differs from another; a field that one of them lacks is `–` there.
    ///
    /// States that look alike can still differ in what does not show; then both are given whole.
    package func differences(from other: Self) -> [FieldDifference] {
        guard self != other else { return [] }
        let (left, right) = (fields.flattened, other.fields.flattened)
        let names = left.map(\.name) + right.map(\.name).filter { !left.map(\.name).contains($0) }
        let shown = names.compactMap { name -> FieldDifference? in
            let texts = [left, right].map { $0.first { $0.name == name }?.value.text ?? "–" }
            return texts[0] == texts[1]
                ? nil : FieldDifference(name: name, left: texts[0], right: texts[1])
        }
        guard shown.isEmpty else { return shown }
        return [FieldDifference(name: "what does not show", left: "\(self)", right: "\(other)")]
    }
}
