import Foundation
import Measuring

/// Measures what the patterns cost, each piece of work beside the ways of doing it without them.
@main
@MainActor
struct Benchmarks {
    static func main() async {
        do {
            let arguments = try Arguments(CommandLine.arguments.dropFirst())
            guard !arguments.wantsHelp else { return print(Arguments.help) }
            guard Catalogue.names.contains(where: arguments.selects) else {
                throw ArgumentError("nothing has that in its name; --help lists what there is")
            }
            try requireReleaseBuild()
            let report = try await measure(arguments)
            print(arguments.format == .json ? report.json : report.table)
        } catch {
            let problem = (error as? ArgumentError)?.text ?? "\(error)"
            FileHandle.standardError.write(Data("Benchmarks: \(problem)\n".utf8))
            exit(error is ArgumentError ? 64 : 74)
        }
    }

    private static func measure(_ arguments: Arguments) async throws -> Report {
        var report = Report()
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        for entry in Catalogue.comparisons where arguments.selects(entry.name) {
            let comparison = try await entry.make(folder)
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
