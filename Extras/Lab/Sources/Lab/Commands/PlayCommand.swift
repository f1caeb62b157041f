import ArgumentParser
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
    @Option(help: "A play of both apps, as “Live --record” writes it.")
    var recorded: String?

    @MainActor
    func run() async throws {
        // Before all is computed, so that a wrong name or line costs no time.
        if let output { try SystemFile.checkWritable(output) }
        let recording = try recorded.map(recording)
        let games = try await Game.all { Console.printError("\($0) …") }
        let html = try PlayPage(games: games).html(recorded: recording)
        let temporary = "SideBySide-\(UUID().uuidString).html"
        let path = output ?? FileManager.default.temporaryDirectory.path + "/" + temporary
        try SystemFile.write(html, to: path)
        let address = URL(fileURLWithPath: path).absoluteString
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

    /// A machine without a screen has no opener; the address is printed anyway.
    private func open(_ address: String) {
        #if os(macOS)
        let opener = "/usr/bin/open"
        #else
        let opener = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: opener) else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: opener)
        process.arguments = [address]
        // What an opener says that finds no browser is of no use: the address stands there.
        (process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice
        )
        try? process.run()
    }
}
