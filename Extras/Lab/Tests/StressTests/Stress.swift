import Foundation

/// The helper program `DataStress`, which the tests run as another process.
struct Stress {
    struct Result {
        let status: Int32
        let lines: [String]
        let error: String
    }

    /// Runs the program to its end.
    static func run(_ command: String, _ argument: String, _ rest: [String]) async throws -> Result
    {
        try await run(program.path, [command, argument] + rest)
    }

    /// Runs a shell script. It can mount a disk, and then run the program as `$0`.
    static func run(shell script: String, _ arguments: String...) async throws -> Result {
        try await run("/bin/sh", ["-c", script, program.path] + arguments)
    }

    /// Starts the program and kills it after `count` printed lines. Returns all that it printed.
    static func runAndKill(
        after count: Int, _ arguments: [String]
    ) async throws -> (lines: [String], wasKilled: Bool) {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var bytes: [UInt8] = []
                while true {
                    let lines = bytes.split(separator: UInt8(ascii: "\n")).count
                    if lines >= count { kill(process.processIdentifier, SIGKILL) }
                    let next = output.fileHandleForReading.availableData
                    if next.isEmpty { break }
                    bytes += next
                }
                process.waitUntilExit()
                let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
                continuation.resume(
                    returning: (
                        lines.map(String.init), process.terminationReason == .uncaughtSignal
                    ))
            }
        }
    }

    private static func run(_ program: String, _ arguments: [String]) async throws -> Result {
        let process = Process()
        let (output, error) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = error
        try process.run()
        // Both pipes are read at the same time, because the program would stop at a full pipe.
        async let printed = text(output)
        async let complaint = text(error)
        let (lines, problem) = await (printed.split(separator: "\n"), complaint)
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, lines: lines.map(String.init), error: problem)
    }

    private static func text(_ pipe: Pipe) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let data = pipe.fileHandleForReading.readDataToEndOfFile()
                continuation.resume(returning: String(decoding: data, as: UTF8.self))
            }
        }
    }

    /// The program is built beside the tests.
    private static var program: URL {
        #if os(macOS)
        let folder = Bundle(for: TemporaryFolder.self).bundleURL.deletingLastPathComponent()
        #else
        let folder = Bundle.main.bundleURL
        #endif
        return folder.appending(path: "DataStress", directoryHint: .notDirectory)
    }
}

extension TemporaryFolder {
    /// Makes a file with the items item-0, item-1 and so on.
    func makeItems(_ count: Int) throws -> URL {
        let elements = (0..<count).map { #"{"id": "item-\#($0)", "name": "Item number \#($0)"}"# }
        return try file("items.json", "[\n\(elements.joined(separator: ",\n"))\n]\n")
    }
}
