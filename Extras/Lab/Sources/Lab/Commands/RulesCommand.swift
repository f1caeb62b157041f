import ArgumentParser
import Scenarios

struct RulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract:
            "Play each rule of the items as a plain model and in each pattern; show which keep it.",
        discussion: """
            A table in Markdown, in the words of who uses the app; what hurts most often comes first. \
            ✓ the rule is kept; ✗ it is not; – there are no such steps. Below the table: why.
            """)

    @Flag(help: "Show only the rules that the plain model or a pattern does not keep.")
    var missed = false

    @MainActor
    func run() async throws {
        let patterns: [Pattern<ItemsScenario>] = [.plain, .mvvm, .mvi]
        var all = patterns.map { _ in [String]() }
        var group = ""
        var reasons: [String] = []
        Console.print(["| | What a user notices | Plain model | MVVM | MVI |", "|-|-|:-:|:-:|:-:|"])
        for rule in NoticedRule.all {
            var row: [String] = []
            for (index, pattern) in patterns.enumerated() {
                let verdict = await rule.verdict(pattern)
                row.append(verdict.mark)
                all[index].append(verdict.mark)
                guard let why = verdict.why, !missed || verdict.mark == "✗" else { continue }
                reasons += ["", "\(verdict.mark) \(pattern.name): \(rule.sentence)", "  \(why)"]
            }
            guard !missed || row.contains("✗") else { continue }
            let name = rule.group == group ? " " : " **\(rule.group)** "
            group = rule.group
            Console.print(["|\(name)| \(rule.sentence) | \(row.joined(separator: " | ")) |"])
        }
        let kept = all.map { marks in
            "\(marks.count { $0 == "✓" }) of \(marks.count { $0 != "–" })"
        }
        Console.print(["| | **Kept** | \(kept.joined(separator: " | ")) |"] + reasons)
    }
}
