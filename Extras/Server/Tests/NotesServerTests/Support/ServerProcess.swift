import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore

/// The server program, run as a process.
struct ServerProcess: Sendable {
    private let process: Process
    private let port: Int

    /// How a process has ended, with all that it printed.
    struct End: Sendable {
        let status: Int32
        let output: String
        let error: String
    }

    /// Starts the server, and returns when it has printed the port that it listens on.
    static func start(database: String) async throws -> ServerProcess {
        let (process, output, error) = try launch(["--port", "0", "--database", database])
        error.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
        let line = await inBackground {
            var bytes = Data()
            while !bytes.contains(UInt8(ascii: "\n")) {
                let next = output.fileHandleForReading.availableData
                if next.isEmpty { break }
                bytes += next
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        let match = line.wholeMatch(of: /NotesServer listens on http:\/\/127\.0\.0\.1:(\d+)\n/)
        guard let port = match.flatMap({ Int($0.1) }) else { throw NotListening(line: line) }
        return ServerProcess(process: process, port: port)
    }

    /// Runs a server that ends by itself, and returns what it has printed.
    static func run(_ arguments: [String]) async throws -> End {
        let (process, output, error) = try launch(arguments)
        // Both pipes are read at the same time, because the server waits if a pipe is full.
        async let printed = inBackground { output.fileHandleForReading.readDataToEndOfFile() }
        async let complaint = inBackground { error.fileHandleForReading.readDataToEndOfFile() }
        let texts = await [printed, complaint].map { String(decoding: $0, as: UTF8.self) }
        return await inBackground {
            process.waitUntilExit()
            return End(status: process.terminationStatus, output: texts[0], error: texts[1])
        }
    }

    /// Calls `body` with a client that keeps one connection open.
    func connected(
        _ body: @escaping @Sendable (API) async throws -> Void
    ) async throws {
        try await TestClient.withClient(host: "127.0.0.1", port: port) { client in
            try await body(
                API { method, path, fields, body in
                    let request = TestClient.Request(
                        path, method: method, headers: fields,
                        body: body.map { ByteBuffer(string: $0) })
                    let response = try await client.execute(request)
                    return Answer(
                        status: response.status.code, headers: response.headers,
                        body: Data((response.body.map { String(buffer: $0) } ?? "").utf8))
                })
        }
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Returns the exit status when the process has ended; `nil` if a signal killed the process.
    func end() async -> Int32? {
        await Self.inBackground { [process] in
            process.waitUntilExit()
            return process.terminationReason == .exit ? process.terminationStatus : nil
        }
    }

    private struct NotListening: Error {
        let line: String
    }

    private static func launch(
        _ arguments: [String]
    ) throws -> (process: Process, output: Pipe, error: Pipe) {
        let process = Process()
        let (output, error) = (Pipe(), Pipe())
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = error
        try process.run()
        return (process, output, error)
    }

    private static func inBackground<Value: Sendable>(
        _ body: @escaping @Sendable () -> Value
    ) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: body()) }
        }
    }

    /// The server's executable, which is built beside the tests.
    private static var program: URL {
        #if os(macOS)
        let folder = Bundle(for: TemporaryFolder.self).bundleURL.deletingLastPathComponent()
        #else
        let folder = Bundle.main.bundleURL
        #endif
        return folder.appending(path: "NotesServer", directoryHint: .notDirectory)
    }
}
