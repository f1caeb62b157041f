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
        let (famous, planted) = (Faults.all as [any AnyMistake], Plants.all)
        let curve = await Curve(of: famous + planted, upTo: plays) {
            Console.printError("looking for “\($0)” …")
        }
        let budgets = Curve.budgets.filter { $0 <= plays }
        let rows = Curve.Method.allCases.map { method in
            ["\(method.rawValue) "] + budgets.map { " \(curve.count(method, within: $0)) " }
        }
        let head =
            ["Of \(famous.count + planted.count), found by "] + budgets.map { " \($0.grouped) " }
        let lines = [head, ["-"] + budgets.map { _ in "-:" }] + rows
        Console.print(lines.map { "| " + $0.joined(separator: "|") + "|" })
    }
}
