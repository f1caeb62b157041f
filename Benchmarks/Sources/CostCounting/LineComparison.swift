/// In which features MVI is shorter, and when that pays for its kit.
package struct LineComparison {
    /// By how many lines MVI is longer.
    private let differences: [(feature: Owner.Part, lines: Int)]
    private let kitLines: Int

    /// Asks for each feature by how many lines MVI is longer there.
    package init(kit: Int, difference: (Owner.Part) -> Int) {
        kitLines = kit
        differences = Owner.Part.features.map { ($0, difference($0)) }
    }

    /// As two sentences.
    package var text: String {
        let parts = [
            part("shorter", differences.filter { $0.lines < 0 }),
            part("longer", differences.filter { $0.lines > 0 }),
            part("as long", differences.filter { $0.lines == 0 }),
        ]
        return "MVI is \(parts.compactMap(\.self).joined(separator: "; ")). \(payment)"
    }

    /// Of screens like those that there are, the fewest with which MVI is no longer; nil for never.
    package var screensUntilTheKitIsPaidFor: Int? {
        let screens = differences.filter { Owner.Part.screens.contains($0.feature) }
        let root = differences.filter { !Owner.Part.screens.contains($0.feature) }
        let saved = -screens.map(\.lines).reduce(0, +)
        guard saved > 0 else { return nil }
        let toSave = kitLines + root.map(\.lines).reduce(0, +)
        return max(0, (toSave * screens.count + saved - 1) / saved)
    }

    private var payment: String {
        guard let screens = screensUntilTheKitIsPaidFor else {
            return "So the \(kitLines) lines of MVIKit are never paid for."
        }
        return """
            With a root like App, it takes \(screens) screens like the others until the \
            \(kitLines) lines of MVIKit are paid for.
            """
    }

    private func part(
        _ word: String, _ differences: [(feature: Owner.Part, lines: Int)]
    ) -> String? {
        let counts = differences.map { abs($0.lines) }
        guard let least = counts.min(), let most = counts.max() else { return nil }
        let isAll = differences.count == Owner.Part.features.count
        let names = isAll ? "all features" : differences.map(\.feature.rawValue).listed
        guard most > 0 else { return "\(word) in \(names)" }
        let range = least == most ? "\(most)" : "\(least) to \(most)"
        return "\(word) in \(names), by \(range) \(most == 1 ? "line" : "lines")"
    }
}

extension [String] {
    /// As a sentence lists them: “a, b and c”.
    var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) and \(last)"
    }
}
