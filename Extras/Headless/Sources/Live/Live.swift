import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation

/// The app in both patterns, in a browser. The visitor of the page uses the app, and answers its
/// requests as a server would.
@main
struct Live: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Live",
        abstract: "Shows the app in both patterns in a browser, and the lines that each act runs.",
        discussion: """
            It listens on this machine only, until ^C. Exit codes: 1 it can't listen, record, or \
            write a file; 64 usage.
            """)

    @Option(help: "Where it listens; 0 for a port that is free.")
    var port: UInt16 = 8090
    @Flag(inversion: .prefixedNo, help: "Open the page in a browser.")
    var open = true
    @Option(help: "Write all previews to this page, and listen nowhere.")
    var gallery: String?
    @Option(help: "Write a play of both apps to this file, and listen nowhere.")
    var record: String?

    func run() async throws {
        if let gallery { return try await Gallery.write(to: gallery) }
        if let record { return try await Recording().write(to: record) }
        let server = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled)
        do {
            try await withThrowingTaskGroup { group in
                group.addTask { try await server.run() }
                group.addTask {
                    try await server.waitUntilListening()
                    // If the port is 0, the system has chosen another one.
                    guard case .ip4(_, let port) = await server.listeningAddress else { return }
                    await server.appendRoute("*", to: Site(port: port))
                    announce(port)
                }
                try await group.waitForAll()
            }
        } catch let SocketError.failed(_, _, message) {
            throw Refusal("It can't listen at port \(port): \(message). Choose another: --port.")
        }
    }

    /// Prints the address, and opens it if there is a program for that.
    private func announce(_ port: UInt16) {
        let address = "http://127.0.0.1:\(port)/"
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
        // If that program finds no browser, its message helps nobody: the address is printed already.
        (process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice
        )
        try? process.run()
    }
}

/// Why something can't be done, in one line.
struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
