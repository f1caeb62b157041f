import Domain
import Foundation
import Measuring

/// Measures what the patterns cost, each piece of work beside the ways of doing it without them.
@main
@MainActor
struct Benchmarks {
    static func main() async {
        do {
            let arguments = try Arguments(CommandLine.arguments.dropFirst())
            guard !arguments.wantsHelp else { return print(Arguments.help(Catalogue.names)) }
            let names = try arguments.selection(of: Catalogue.names)
            try requireReleaseBuild()
            let work = Task { try await measure(names, rounds: arguments.rounds) }
            let interruption = Interruption { work.cancel() }
            let report = try await work.value
            withExtendedLifetime(interruption) {}
            print(arguments.format == .json ? report.json : report.table)
        } catch {
            let problem = Problem(error)
            FileHandle.standardError.write(Data("Benchmarks: \(problem.message)\n".utf8))
            exit(problem.code.rawValue)
        }
    }

    private static func measure(_ names: [String], rounds: Int) async throws -> Report {
        var report = Report()
        let folder = try WorkFolder()
        for entry in Catalogue.comparisons where names.contains(entry.name) {
            let comparison = try await entry.make(folder.url)
            let progress = Progress(comparison.title)
            defer { progress.end() }
            let costs = try await comparison.measure(rounds: rounds, tell: progress.tell)
            report.comparisons.append(
                Report.Comparison(name: entry.name, title: comparison.title, costs: costs))
        }
        if names.contains(Catalogue.memory) {
            report.footprints = await Catalogue.footprints()
        }
        return report
    }

    private static func requireReleaseBuild() throws(Problem) {
        #if DEBUG
        throw Problem(
            .usage, "a debug build says nothing about cost; swift run -c release does")
        #endif
    }
}
