import ArgumentParser
import Foundation
import Reports

struct ScenarioCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scenario",
        abstract: "Write a report of the whole app as a rule of a contract.",
        discussion: """
            A line is a step and what the store shows after it. Correct what it should show: then it is a rule, \
            for app-screens-contract.txt, or if nobody logs in at its beginning, for app-session-contract.txt.
            """)

    @Argument(help: "A report, as the recipe “Report” sends it.")
    var report: String

    @MainActor
    func run() async throws {
        let play = try await SystemFile.play(of: report)
        for line in play.leftOut { Console.printError(line) }
        Console.print(play.rule(named: "what a report has shown").components(separatedBy: "\n"))
    }
}
