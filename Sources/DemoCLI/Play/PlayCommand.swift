import Domain
import Foundation
import Scenarios

/// Writes a page on which races can be played in a browser.
struct PlayCommand: Command {
    static let page = CommandPage(
        name: "play", summary: "write a page on which races are played in a browser",
        details: """
            The page is one file that needs nothing else. All that it shows was computed by
            the screens of this program. Without --output it is a file in the temporary
            folder, whose path is printed, and which is opened with the system's opener. An
            existing file is replaced.
            """,
        options: [
            CommandPage.Option(
                name: "--output", value: "PAGE", meaning: "where the page is written"),
            .items,
        ],
        examples: ["play", "play --output play.html"])

    private let output: String?
    private let items: ItemsFile?

    init(_ arguments: Arguments) throws {
        guard let extra = arguments.operands.first else {
            output = arguments["--output"]
            items = try arguments["--items"].map(ItemsFile.init)
            return
        }
        throw Problem(.usage, "play takes no \(extra.quoted); \(Self.page.hint)")
    }

    @MainActor
    func run() async throws -> ExitCode {
        let path =
            output
            ?? FileManager.default.temporaryDirectory
            .appendingPathComponent("SideBySide-play.html").path
        // Before all is computed, so that a wrong name costs no time.
        try Self.write(nil, to: path)
        let items = try await self.items?.items()
        var games: [Game] = []
        for feature in Features.all {
            games.append(await Self.game(feature, items))
        }
        let levels = await Levels.all()
        let html = try PlayPage(commit: Self.commit, games: games + levels).html()
        try Self.write(html, to: path)
        let states = games.map(\.graph.states.count).reduce(0, +)
        Console.printError(
            "\(path.quoted): \(html.utf8.count.grouped) bytes, \(games.count.counted("feature")) with "
                + "\(states.grouped) states, \(levels.count.counted("level"))")
        if output == nil { Self.open(path) }
        return .done
    }

    @MainActor
    private static func game<F: Feature>(_: F.Type, _ items: [Item]?) async -> Game {
        await Game(F.self, items: items, plays: 2000)
    }

    /// Without a text, only sees whether the file can be written.
    private static func write(_ text: String?, to path: String) throws {
        do throws(SystemError) {
            let truncates = text == nil ? 0 : O_TRUNC
            let file = try SystemFile.open(path, O_WRONLY | O_CREAT | truncates, mode: 0o644)
            defer { close(file) }
            if let text { try SystemFile.write(text, to: file) }
        } catch {
            throw Problem(
                .inputOutput, "\(path.quoted) can't be written: \(error); choose another name")
        }
    }

    /// A machine without a screen has no opener; the path is printed anyway.
    private static func open(_ path: String) {
        #if os(macOS)
        let opener = "/usr/bin/open"
        #else
        let opener = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: opener) else { return }
        _ = try? Process.run(URL(fileURLWithPath: opener), arguments: [path])
    }

    /// The commit of the sources, if they are a checkout.
    private static var commit: String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "git", "-C", URL(fileURLWithPath: #filePath).deletingLastPathComponent().path,
            "describe", "--always", "--dirty", "--exclude=*",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        return process.terminationStatus == 0 && !text.isEmpty ? text : nil
    }
}
