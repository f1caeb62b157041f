import Foundation

/// The program, run as its users run it.
struct LabProcess {
    let code: Int32
    let output: String
    let error: String

    init(_ arguments: String...) throws {
        try self.init(arguments, input: "")
    }

    init(_ arguments: [String], input: String) throws {
        let process = Process()
        let (stdin, stdout) = (Pipe(), Pipe())
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.executableURL = Self.executable
        process.arguments = arguments
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        stdin.fileHandleForWriting.write(Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        output = String(
            decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        code = process.terminationStatus
        error = try String(contentsOf: errors, encoding: .utf8)
    }

    /// Beside the tests, which are a bundle on a Mac, and a file elsewhere.
    private static var executable: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appendingPathComponent("Lab")
    }
}
