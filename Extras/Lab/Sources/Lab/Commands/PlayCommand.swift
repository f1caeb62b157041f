import ArgumentParser
import Explorer
import Foundation
import Page
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
    @Option(
        help: """
            A scenario with which the page opens, or - for standard input. Its steps can be played \
            in any order.
            """)
    var scenario: String?
    @Option(help: "Whose scenario it is.")
    var feature = FeatureName(ItemsScenario.self)
    @Option(help: "A play of both apps, as “Live --record” writes it.")
    var recorded: String?

    @MainActor
    func run() async throws {
        // Before all is computed, so that a wrong name or line costs no time.
        if let output { try SystemFile.checkWritable(output) }
        let recording = try recorded.map(recording)
        var (own, fragment) = ([Game](), "")
        if let scenario { (own, fragment) = try await game(feature.feature, scenario) }
        let begin = { (what: String) in Console.printError("\(what) …") }
        let games = try await Game.all(begin: begin).filter { $0.id != own.first?.id }
        let html = try PlayPage(games: games + own).html(recorded: recording)
        let temporary = "SideBySide-\(UUID().uuidString).html"
        let path = output ?? FileManager.default.temporaryDirectory.path + "/" + temporary
        try SystemFile.write(html, to: path)
        let address = URL(fileURLWithPath: path).absoluteString + fragment
        Console.printError("\(html.utf8.count.grouped) bytes: \(address)")
        if output == nil { open(address) }
    }

    private func recording(_ file: String) throws -> Recorded {
        guard let recording = Recorded(try SystemFile.text(of: file)) else {
            throw Problem(
                "\(SystemFile.name(of: file)) is no recording; write one with “Live --record FILE”."
            )
        }
        return recording
    }

    /// The screen of a feature, and the fragment that opens it with a scenario.
    @MainActor
    private func game<F: Feature>(_: F.Type, _ file: String) async throws -> ([Game], String) {
        let text = try SystemFile.text(of: file)
        do throws(ScenarioError) {
            let scenario = try Scenario<F>(parsing: text)
            for pattern in F.patterns {
                _ = try await scenario.play(pattern, content: F.sampleContent)
            }
            let lines = scenario.steps.map { step in
                Scenario<F>.text(of: step)
                    .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            }
            Console.printError("the steps of your scenario …")
            let game = try await Game(F.self, along: scenario.steps)
            return ([game], "#\(F.name):\(lines.joined(separator: ";"))")
        } catch {
            throw Problem("\(SystemFile.name(of: file)), \(error). See “Lab compare --help”.")
        }
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
