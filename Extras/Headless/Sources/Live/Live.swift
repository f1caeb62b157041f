import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation
import Recipes

/// The app in both patterns, in a browser. The visitor of the page uses the app, and answers its
/// requests as a server would.
@main
struct Live: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Live",
        abstract: "Shows the app in both patterns in a browser, and the lines that each act runs.",
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

    func run() async throws {
        if let gallery { return try await Gallery.write(to: gallery) }
        if let record { return try await Recording().write(to: record) }
        var play = ""
        if let report {
            let reported = try await Reported(Report(contentsOf: URL(filePath: report)))
            for note in reported.notes { FileHandle.standardError.write(Data("\(note)\n".utf8)) }
            play = reported.address
        }
        let server = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled)
        do {
            try await withThrowingTaskGroup { group in
                group.addTask { try await server.run() }
                group.addTask { [play] in
                    try await server.waitUntilListening()
                    // With port 0, the system has chosen the port.
                    guard case .ip4(_, let port) = await server.listeningAddress else { return }
                    await server.appendRoute("*", to: Site(port: port))
                    announce(port, play)
                }
                try await group.waitForAll()
            }
        } catch let SocketError.failed(_, _, message) {
            throw Refusal("It can't listen at port \(port): \(message). Choose another: --port.")
        }
    }

    /// Prints the address, and opens it in a browser if possible.
    private func announce(_ port: UInt16, _ play: String) {
        let address = "http://127.0.0.1:\(port)/\(play)"
        FileHandle.standardOutput.write(Data("The app, twice: \(address) (^C ends it)\n".utf8))
        #if os(macOS)
        let opener = "/usr/bin/open"
        #else
        let opener = "/usr/bin/xdg-open"
        #endif
        guard open, FileManager.default.isExecutableFile(atPath: opener) else { return }
        let process = Process()
        process.executableURL = URL(filePath: opener)
        process.arguments = [address]
        // Hides the messages of a program that finds no browser. The address is already printed.
        (process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice
        )
        try? process.run()
    }
}

/// The reason for a refusal, in one line.
struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
