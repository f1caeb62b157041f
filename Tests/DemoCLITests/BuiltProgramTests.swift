#if !os(iOS)
import Foundation
import Testing

@testable import DemoCLI

/// These tests do not run on iOS, where a process can't start another process.
@MainActor
@Suite("The built program is run from a shell")
struct BuiltProgramTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox(["items": #"[{"id": "a", "name": "Apple"}]"#])
    }

    @Test("It reads standard input, and ends with the code")
    func process() throws {
        let played = try sandbox.bash("printf 'load\\nload\\nload\\nanswer 1 ok' | DemoCLI -")
        #expect(played.code == 0)
        #expect(played.output.contains("\nanswersIgnored  1"))
        #expect(try sandbox.bash("printf '\\377' | DemoCLI -").code == 74)
        let failed = try sandbox.bash("DemoCLI delete x --items items")
        #expect(failed == ("DemoCLI: “items” has no item “x”; list shows its ids\n", 1))
        #expect(try sandbox.bash("DemoCLI list | head -1").output == "ID  NAME\n")
        // `>&-` closes standard output. No other file may get the number of this stream.
        #expect(try sandbox.bash("DemoCLI delete a --items items >&-").code == 0)
        #expect(try sandbox.text(of: "items").filter { !$0.isWhitespace } == "[]")
    }
}

extension Sandbox {
    /// Runs a line of bash in this folder. In the line, `DemoCLI` is the built program.
    func bash(_ line: String) throws -> (output: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "{ \(line); } > output 2>&1"]
        process.currentDirectoryURL = folder.url
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(Self.programs.path):\(environment["PATH"] ?? "")"
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (try text(of: "output"), process.terminationStatus)
    }

    /// The folder of the built program, which is also the folder of the built tests.
    private static var programs: URL {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        return (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
    }
}
#endif
