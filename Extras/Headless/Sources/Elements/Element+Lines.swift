extension Element {
    /// The visible part of this element as text: one line for each element.
    package func lines(indent: String = "") -> [String] {
        guard place.isVisible else { return [] }
        return [indent + line] + children.flatMap { $0.lines(indent: indent + "  ") }
    }

    private var line: String {
        var words = [role.rawValue]
        if !label.isEmpty { words.append("“\(label)”") }
        if !value.isEmpty { words.append("= “\(value)”") }
        if !hint.isEmpty { words.append("hint “\(hint)”") }
        let states = [
            isEnabled ? nil : "disabled", isFocused ? "focused" : nil,
            refresh == nil ? nil : isRefreshing ? "refreshing" : "refreshable",
            shortcut.map { "⌘\($0)" },
        ]
        let traits = traits + states.compactMap(\.self) + keyboard
        if !traits.isEmpty { words.append("(\(traits.joined(separator: ", ")))") }
        if !swipeActions.isEmpty {
            words.append("swipe: [\(swipeActions.map(\.line).joined(separator: "; "))]")
        }
        return words.joined(separator: " ")
    }
}
