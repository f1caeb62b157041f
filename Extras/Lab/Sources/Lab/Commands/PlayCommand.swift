import ArgumentParser
import Explorer
import Foundation
import Scenarios

struct PlayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Write a page on which races are played in a browser.",
        discussion: """
            The page is one file that needs nothing else; the screens of this program have \
            computed all that it shows. Without --output it is a new file in the temporary \
            folder. Its address is printed, and then it is opened.
            """)

    @Option(help: "Where the page is written. A file that is there is replaced.")
    var output: String?
    @Option(help: "A scenario with which the page opens, or - for standard input.")
    var scenario: String?
    @Option(help: "Whose scenario it is.")
    var feature = FeatureName(ItemsScenario.self)

    @MainActor
    func run() async throws {
        // Before all is computed, so that a wrong name costs no time.
        if let output { try SystemFile.checkWritable(output) }
        let text = try scenario.map(SystemFile.text)
        var fragment = ""
        var games = try await Levels.all { Console.printError("\($0) …") }
        for feature in Features.all {
            Console.printError("the screen “\(feature.name)” …")
            let isOpened = FeatureName(feature) == self.feature
            games.append(try await game(feature, isOpened ? text : nil, &fragment))
        }
        let html = try PlayPage(games: games).html()
        let temporary = "SideBySide-\(UUID().uuidString).html"
        let path = output ?? FileManager.default.temporaryDirectory.path + "/" + temporary
        try SystemFile.write(html, to: path)
        let address = URL(fileURLWithPath: path).absoluteString + fragment
        Console.printError("\(html.utf8.count.grouped) bytes: \(address)")
        if output == nil { open(address) }
    }

    /// The screen of a feature, and the fragment that opens it with a scenario.
    @MainActor
    private func game<F: Feature>(
        _: F.Type, _ text: String?, _ fragment: inout String
    ) async throws -> Game {
        var way: [ScenarioStep<F.Step>] = []
        if let text, let scenario {
            do throws(ScenarioError) {
                way = try Scenario<F>(parsing: text).steps
            } catch {
                throw Problem("\(SystemFile.name(of: scenario)), \(error).")
            }
            let lines = way.map { step in
                Scenario<F>.text(of: step)
                    .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            }
            fragment = "#\(F.name):\(lines.joined(separator: ";"))"
        }
        return try await Game(F.self, along: way, plays: 250)
    }

    /// A machine without a screen has no opener; the address is printed anyway.
    private func open(_ address: String) {
        #if os(macOS)
        let opener = "/usr/bin/open"
        #else
        let opener = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: opener) else { return }
        _ = try? Process.run(URL(fileURLWithPath: opener), arguments: [address])
    }
}
