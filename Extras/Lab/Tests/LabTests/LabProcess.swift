import Foundation

/// The program `Lab`, run as a separate process.
struct LabProcess {
    let code: Int32
    let output: String
    let error: String

    init(_ arguments: String...) throws {
        try self.init(arguments, input: "")
    }

    init(_ arguments: [String], input: String) throws {
        let process = Process()
        let stdout = Pipe()
        // Uses files instead of pipes: a write to a pipe whose reader has ended would end this
        // process.
        let (stdin, errors) = (try Self.file(Data(input.utf8)), try Self.file(Data()))
        defer { for file in [stdin, errors] { try? FileManager.default.removeItem(at: file) } }
        process.executableURL = Self.executable
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: stdin)
        process.standardOutput = stdout
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        output = String(
            decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        code = process.terminationStatus
        error = try String(contentsOf: errors, encoding: .utf8)
    }

    private static func file(_ data: Data) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try data.write(to: file)
        return file
    }

    /// The program is beside the tests, which are a bundle on a Mac, and a file elsewhere.
    private static var executable: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appendingPathComponent("Lab")
    }
}
