import ArgumentParser
import Foundation
import Page

struct PlayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Write a page on which races are played in a browser.",
        discussion: """
            The page is one file that needs nothing else; the screens of this program have \
            computed all that it shows. Without --output it is a new file in the temporary \
            folder.
            """)

    @Option(help: "The file of the page. An existing file is replaced.")
    var output: String?
    @Option(help: "A play of both apps, as “Live --record” writes it.")
    var recorded: String?
    @Option(help: "The address at which others will find the page. What is shared names it.")
    var address: String?

    func validate() throws {
        if let address, address.wholeMatch(of: #/https?://[A-Za-z0-9.:/_~-]+/#) == nil {
            throw ValidationError("“\(address)” is no address, such as https://example.org/play/.")
        }
    }

    @MainActor
    func run() async throws {
        // Checks the files first, because playing the races takes long.
        if let output { try SystemFile.checkWritable(output) }
        let recording = try recorded.map(recording)
        Console.printError("playing each race to its end …")
        let html = try PlayPage(games: try await Game.all()).html(
            recorded: recording, address: address)
        let temporary = "SideBySide-\(UUID().uuidString).html"
        let path = output ?? FileManager.default.temporaryDirectory.path + "/" + temporary
        try SystemFile.write(html, to: path)
        let address = URL(fileURLWithPath: path).absoluteString
        Console.printError("the page is at \(address); open it in a browser.")
    }

    private func recording(_ file: String) throws -> Recorded {
        guard let recording = Recorded(try SystemFile.text(of: file)) else {
            throw Problem(
                "\(SystemFile.name(of: file)) is no recording; write one with “Live --record FILE”."
            )
        }
        return recording
    }
}
