import ArgumentParser
import Foundation
import GRDB
import Hummingbird
import Logging
import ServiceLifecycle
import UnixSignals

/// The program: reads the arguments, starts the server, and runs it until a signal stops it.
@main
struct NotesServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "NotesServer",
        abstract: "Keeps the items and the notes of several accounts, for clients over HTTP.")

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 picks a free one.")
    var port: UInt16 = 8080

    @Option(help: "The SQLite file with the items and the notes; made if there is none.")
    var database: String

    @Option(help: "A JSON file: [{\"email\", \"password\"}]. Without it, one sample account.")
    var accounts: String?

    @Option(help: "For how many seconds an access token of the notes is good.")
    var accessLifetime: UInt = 900

    @Option(help: "For how many seconds a login of the items is good.")
    var loginLifetime: UInt = 30 * 24 * 60 * 60

    func run() async throws {
        let logger = Logger(label: "NotesServer") { _ in StandardErrorLog() }
        let accounts = try readAccounts(logger)
        let database = try openDatabase()
        let sessions = Sessions(
            database: database, accounts: accounts, accessLifetime: TimeInterval(accessLifetime))
        let logins = Logins(sessions: sessions, lifetime: TimeInterval(loginLifetime))
        let application = Application(
            router: notesRouter(
                notes: Notes(database: database), sessions: sessions,
                items: Items(database: database), logins: logins),
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [
                        RequestTimeLimit(
                            head: .seconds(5), body: .seconds(20), answer: .seconds(60))
                    ])),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: Int(port)),
                availableConnectionsDelegate: .maximum(1000, logger: logger)),
            onServerRunning: { [host] channel in
                let port = channel.localAddress?.port ?? 0
                printLine("NotesServer listens on http://\(Self.place(host: host, port: port))")
            },
            logger: logger)
        try await serve(application, logger: logger)
        try database.close()
        logger.notice("Stopped")
    }

    /// The host and port as in a URL. An IPv6 address gets brackets, because it contains colons.
    static func place(host: String, port: Int) -> String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    private func readAccounts(_ logger: Logger) throws -> Accounts {
        if let accounts { return try Accounts(file: accounts) }
        logger.notice("Without --accounts, the only account is al@x.test with password enigma")
        return .sample
    }

    private func openDatabase() throws -> DatabaseQueue {
        do {
            return try openNotesDatabase(path: database)
        } catch {
            throw StartError("can't open the database \(database): \(error)")
        }
    }

    /// Returns after SIGINT or SIGTERM, when the requests in flight have their answers.
    private func serve(_ application: some Service, logger: Logger) async throws {
        var configuration = ServiceGroupConfiguration(
            services: [.init(service: application)],
            gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
        // Otherwise, a client that never finishes its request could keep the server from stopping.
        configuration.maximumGracefulShutdownDuration = .seconds(5)
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch {
            throw StartError("can't serve on \(Self.place(host: host, port: Int(port))): \(error)")
        }
    }
}

/// Why the server does not start, in one line.
struct StartError: Error, CustomStringConvertible {
    let description: String

    init(_ message: String) {
        description = message.escaped
    }
}

/// Prints at once. `print` keeps a line in a buffer when the output is a pipe.
private func printLine(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line.escaped + "\n").utf8))
}
