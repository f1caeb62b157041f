import ArgumentParser
import Explorer
import Faults
import Foundation
import Scenarios

struct PlayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Write a page on which races are played in a browser.",
        discussion: """
            The page is one file that needs nothing else; the screens of this program have \
            computed all that it shows. Without --output it is a new file in the temporary \
            folder, whose path is printed and which is opened.
            """)

    @Option(help: "Where the page is written. A file that is there is replaced.")
    var output: String?

    @MainActor
    func run() async throws {
        // Before all is computed, so that a wrong name costs no time.
        if let output { try SystemFile.replace(output, with: nil) }
        var games: [Game] = []
        for feature in Features.all {
            Console.printError("exploring \(feature.name) …")
            games.append(await game(feature))
        }
        Console.printError("looking for \(Faults.all.count.counted("mistake")) …")
        let levels = await Levels.all()
        let html = try PlayPage(commit: commit, games: games + levels).html()
        let path = try output ?? SystemFile.createTemporary("SideBySide.html", holding: html)
        if output != nil { try SystemFile.replace(path, with: html) }
        Console.printError(
            "\(path.quoted): \(html.utf8.count.grouped) bytes, \(games.count.counted("screen")), "
                + levels.count.counted("level"))
        if output == nil { open(path) }
    }

    @MainActor
    private func game<F: Feature>(_: F.Type) async -> Game { await Game(F.self, plays: 2000) }

    /// A machine without a screen has no opener; the path is printed anyway.
    private func open(_ path: String) {
        #if os(macOS)
        let opener = "/usr/bin/open"
        #else
        let opener = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: opener) else { return }
        _ = try? Process.run(URL(fileURLWithPath: opener), arguments: [path])
    }

    /// The commit of the sources, if they are a checkout.
    private var commit: String? {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        process.arguments = ["git", "describe", "--always", "--dirty", "--exclude=*"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}
