import Foundation
import Measuring

/// Measures what the patterns cost, each piece of work beside the ways of doing it without them.
@main
@MainActor
struct Benchmarks {
    static func main() async {
        do throws(ArgumentError) {
            let arguments = try Arguments(CommandLine.arguments.dropFirst())
            guard !arguments.wantsHelp else { return print(Arguments.help) }
            guard Catalogue.names.contains(where: arguments.selects) else {
                throw ArgumentError("nothing has that in its name; --help lists what there is")
            }
            try requireReleaseBuild()
            let report = await measure(arguments)
            print(arguments.format == .json ? report.json : report.table)
        } catch {
            FileHandle.standardError.write(Data("Benchmarks: \(error.text)\n".utf8))
            exit(64)
        }
    }

    private static func measure(_ arguments: Arguments) async -> Report {
        var report = Report()
        for entry in Catalogue.comparisons where arguments.selects(entry.name) {
            let comparison = await entry.make()
            let progress = Progress(comparison.title)
            let costs = await comparison.measure(rounds: arguments.rounds, tell: progress.tell)
            progress.end()
            report.comparisons.append(
                Report.Comparison(name: entry.name, title: comparison.title, costs: costs))
        }
        if arguments.selects(Catalogue.memory) {
            report.footprints = await Catalogue.footprints()
        }
        return report
    }

    private static func requireReleaseBuild() throws(ArgumentError) {
        #if DEBUG
        throw ArgumentError("a debug build says nothing about cost; swift run -c release does")
        #endif
    }
}
