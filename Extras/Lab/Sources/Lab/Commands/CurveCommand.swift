import ArgumentParser
import Explorer
import Faults
import Scenarios

struct CurveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "curve",
        abstract: "Count how many mistakes are found within how many plays.",
        discussion: """
            The ten famous mistakes, and those that are planted alike in both patterns: found by \
            every order of steps and answers, shortest first, and by random walks of twenty steps. \
            Plays are counted from each beginning. The result is a table in Markdown.
            """)

    @Option(help: "How many plays there are at most.")
    var plays = 10_000

    @MainActor
    func run() async throws {
        let mistakes = Faults.all as [any AnyMistake] + Plants.all
        let budgets = Curve.budgets.filter { $0 <= plays }
        let found = await Curve.counts(of: mistakes, within: budgets) {
            Console.printError("looking for “\($0)” …")
        }
        Console.print([
            row("Of \(mistakes.count), found within … plays", budgets.map(\.grouped)),
            "|-|" + budgets.map { _ in "-:|" }.joined(),
            row("explorer", found.explorer.map(String.init)),
            row("walks", found.walks.map(String.init)),
        ])
    }

    private func row(_ title: String, _ cells: [String]) -> String {
        "| " + ([title] + cells).joined(separator: " | ") + " |"
    }
}
