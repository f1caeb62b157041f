/// A rule of the items, in the words of a user of the app.
///
/// In `items-noticed.txt`, `##` begins a group. `#` begins a rule: its name in the contract, or steps after
/// which the user leaves the screen. The next line is the sentence. A third line says why the plain model
/// does not have these steps.
package struct NoticedRule: Sendable {
    /// What the user does, such as “Deleting”.
    package let group: String
    package let name: String
    package let sentence: String
    /// Why the plain model does not have these steps; nil if it has them.
    package let reason: String?

    package static let all = ItemsScenario.text(PackageResources.items_noticed_txt)
        .split(separator: "## ").flatMap { group in
            let parts = group.split(separator: "\n# ").map { $0.split(separator: "\n") }
            return parts.dropFirst().map { lines in
                NoticedRule(
                    group: String(parts[0][0]), name: String(lines[0]), sentence: String(lines[1]),
                    reason: lines.dropFirst(2).first.map { String($0.trimmingPrefix("plain: ")) })
            }
        }

    /// ✓ if the pattern keeps the rule, whether services honour cancellation or ignore it.
    /// ✗ and how the pattern breaks the rule.
    /// – and the reason if the pattern does not have these steps.
    @MainActor
    package func verdict(_ pattern: Pattern<ItemsScenario>) async -> (mark: String, why: String?) {
        if let reason, pattern.name == "plain" { return ("–", reason) }
        for cancellation in Requests.Cancellation.allCases {
            if let violation = await violation(pattern, cancellation) { return ("✗", violation) }
        }
        return ("✓", nil)
    }

    /// How a pattern breaks the rule; nil if it keeps the rule. The rule is played even if the
    /// pattern does not have these steps.
    @MainActor
    package func violation(
        _ pattern: Pattern<ItemsScenario>, _ cancellation: Requests.Cancellation
    ) async -> String? {
        let rule = ItemsScenario.rules.first { $0.name == name }
        let steps = name.replacing(", ", with: "\n")
        return await (rule ?? Rule.all(Array("# \(name)\n\(steps)".utf8))[0])
            .violation(pattern, cancellation: cancellation, isLeft: rule == nil)
    }
}
