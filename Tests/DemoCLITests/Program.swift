import Foundation
import Testing

/// The built program, run as its users run it.
enum Program {
    struct Outcome {
        let code: Int32
        let output: String
        let error: String
    }

    static func run(_ arguments: String..., input: String = "") throws -> Outcome {
        try run(arguments, input: input)
    }

    static func run(_ arguments: [String], input: String = "") throws -> Outcome {
        let process = Process()
        process.executableURL = try executable
        process.arguments = arguments
        let streams = (input: Pipe(), output: Pipe(), error: Pipe())
        process.standardInput = streams.input
        process.standardOutput = streams.output
        process.standardError = streams.error
        try process.run()
        try streams.input.fileHandleForWriting.write(contentsOf: Foundation.Data(input.utf8))
        try streams.input.fileHandleForWriting.close()
        let output = try streams.output.fileHandleForReading.readToEnd() ?? .init()
        let error = try streams.error.fileHandleForReading.readToEnd() ?? .init()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            error: String(decoding: error, as: UTF8.self))
    }

    /// It is built into the folder of the tests.
    static var executable: URL {
        get throws {
            let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
            let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
            return tests.deletingLastPathComponent().appendingPathComponent("DemoCLI")
        }
    }
}

/// A file that is gone with its owner.
final class TemporaryFile {
    let path: String

    init(_ text: String) throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).txt")
        try text.write(to: url, atomically: false, encoding: .utf8)
        path = url.path
    }

    var text: String {
        get throws { try String(contentsOfFile: path, encoding: .utf8) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
