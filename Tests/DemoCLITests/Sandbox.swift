import Foundation
import Testing

/// A folder of files in which the built program is run from a shell, as its users run it.
final class Sandbox {
    struct Outcome {
        let code: Int32
        let output: String
        let error: String
    }

    let folder: URL

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ text: String, to name: String) throws {
        try Foundation.Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    func text(of name: String) throws -> String {
        String(
            decoding: try Foundation.Data(contentsOf: folder.appendingPathComponent(name)),
            as: UTF8.self)
    }

    /// Runs a line of bash, in which `DemoCLI` is the program. Standard input is empty.
    func run(_ line: String) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(Self.programs.path):\(environment["PATH"] ?? "")"
        process.environment = environment
        // Files, because a pipe that nobody reads holds up who writes to it.
        let files = try ["output", "error"].map { name in
            let url = folder.appendingPathComponent(".\(name)")
            try Foundation.Data().write(to: url)
            return try FileHandle(forWritingTo: url)
        }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = files[0]
        process.standardError = files[1]
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: try text(of: ".output"),
            error: try text(of: ".error"))
    }

    /// The program is built into the folder of the tests.
    private static var programs: URL {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        return (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0]))
            .deletingLastPathComponent()
    }
}

/// One line of a table: what is run, how it ends, and what it says on either stream.
struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let code: Int32
    let says: String

    init(_ line: String, _ code: Int32, _ says: String) {
        self.line = line
        self.code = code
        self.says = says
    }

    var testDescription: String { line }

    /// Checks the end and the words; an error is one line, and beside it nothing is printed.
    func check(in sandbox: Sandbox, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let outcome = try sandbox.run(line)
        #expect(outcome.code == code, sourceLocation: sourceLocation)
        if code >= 64 {
            #expect(outcome.error == "DemoCLI: \(says)\n", sourceLocation: sourceLocation)
            #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
        } else {
            #expect(
                (outcome.output + outcome.error).contains(says), "\(outcome)",
                sourceLocation: sourceLocation)
        }
    }
}
