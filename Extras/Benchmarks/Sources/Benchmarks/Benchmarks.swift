import Foundation
import Measuring

/// Measures the cost of the patterns: does the same work with each pattern and without a pattern.
@main
@MainActor
struct Benchmarks {
    static func main() async {
        do {
            try await run(Arguments(CommandLine.arguments.dropFirst()))
        } catch {
            let problem = Problem(error)
            FileHandle.standardError.write(Data("Benchmarks: \(problem.message)\n".utf8))
            exit(problem.code.rawValue)
        }
    }

    private static func run(_ arguments: Arguments) async throws {
        guard !arguments.wantsHelp else {
            return print(Arguments.help(Catalogue.entries.map(\.name)))
        }
        let selection = try arguments.selection(of: Catalogue.entries)
        #if DEBUG
        throw Problem(.usage, "a debug build says nothing about cost; swift run -c release does")
        #else
        let folder = try WorkFolder()
        for (index, entry) in selection.enumerated() {
            let comparison = try await entry.make(folder.url)
            let costs = try await comparison.measure(rounds: arguments.rounds)
            if index > 0 { print() }
            print(Table(title: comparison.title, clock: comparison.clock, costs: costs).text)
            fflush(nil)
        }
        #endif
    }
}
