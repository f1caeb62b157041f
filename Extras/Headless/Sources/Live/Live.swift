import ArgumentParser
import Foundation
import Recipes

/// The app in both patterns, in a browser. The visitor of the page uses the app, and answers its
/// questions as a server would.
@main
struct Live: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Live",
        abstract: "Shows the app in both patterns in a browser, and the lines that each step runs.",
        discussion: """
            It listens on this machine only, until ^C. Exit codes: 1 it can't listen, record, read a \
            report, or write a file; 64 usage.
            """)

    @Option(help: "The port of the page; 0 for any free port.")
    var port: UInt16 = 8090
    @Flag(inversion: .prefixedNo, help: "Open the page in a browser.")
    var open = true
    @Option(help: "Write a page with all previews to this file, without starting a server.")
    var gallery: String?
    @Option(help: "Write a play of both apps to this file, without starting a server.")
    var record: String?
    @Option(help: "Open a report of the whole app, as the recipe “Report” sends it, as a play.")
    var report: String?

    @Option(help: "Show this app instead, which Template has made: the folder of the app.")
    var app: String?

    func run() async throws {
        if let app { return try MadeApp(folder: app).run(port: port, open: open) }
        if let gallery { return try await Gallery.write(to: gallery) }
        if let record { return try await Recording().write(to: record) }
        var play = ""
        if let report {
            let reported = try await Reported(Report(contentsOf: URL(filePath: report)))
            for note in reported.notes { FileHandle.standardError.write(Data("\(note)\n".utf8)) }
            play = reported.address
        }
        try await Plays().site.listen(at: port, "The app, twice", opening: open, fragment: play)
    }
}
