#if !os(iOS)
import Foundation
import Testing

@testable import Notes

/// On iOS, a process can't start another process. So these tests do not run there.
@MainActor
@Suite("The built program is run from a shell")
struct BuiltProgramTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox([
            "n/notes-127.0.0.1-9.session": #"{"server":"http://127.0.0.1:9","email":"al@x.test"}"#
        ])
    }

    @Test("The option `--server` is used instead of the environment variable")
    func optionWins() throws {
        let line = "SIDEBYSIDE_SERVER=nowhere Notes list --folder n"
        #expect(try sandbox.bash(line).output.contains("“nowhere”"))
        let outcome = try sandbox.bash("\(line) --server http://127.0.0.1:9")
        #expect(outcome.output.contains("ID  STATUS"))
    }

    @Test("Without a server, the notes are kept on this device")
    func onDevice() throws {
        let notes = "Notes --folder f"
        let login = try sandbox.bash("printf 'enigma\n' | \(notes) login al@x.test")
        #expect(login.output == "Logged in as “al@x.test” on this device.\n")
        #expect(try login.code == 0 && sandbox.text(of: "f/notes.json").contains("Buy milk"))
        #expect(try sandbox.bash("echo x | \(notes) login al@x.test").code == 77)
        #expect(try sandbox.bash("echo x | \(notes) login al").code == 64)
        let added = try sandbox.bash("\(notes) add Tea && \(notes) delete n1 && \(notes) sync")
        #expect(added.output.hasSuffix("\nDeleted “n1”.\nKept on this device.\n"))
        let list = try sandbox.bash("\(notes) list").output
        #expect(list.contains("n2") && list.contains("sample          Call Bo\n"))
        #expect(list.contains("on this device  Tea\n"))
        #expect(!list.contains("Buy milk"))
        let edited = try sandbox.bash("\(notes) edit n2 Ale && \(notes) list").output
        #expect(edited.contains("on this device  Ale\n") && !edited.contains("sample"))
    }

    @Test("The exit code is right even if a standard stream is closed or full")
    func process() throws {
        #expect(try sandbox.bash("Notes list --folder n$'\\xff'").code == 64)
        #expect(try sandbox.bash("Notes list --folder no").code == 66)
        #expect(try sandbox.bash("Notes help | head -1").output.hasPrefix("Notes: "))
        let notes = "Notes --folder f"
        #expect(try sandbox.bash("echo enigma | \(notes) login al@x.test").code == 0)
        // `>&-` closes standard output. No other file may get the number of this stream.
        #expect(try sandbox.bash("\(notes) add Tea >&-").code == 0)
        #expect(try sandbox.bash("\(notes) list").output.contains("Tea\n"))
        #expect(try sandbox.bash("\(notes) list >/dev/full").code == 74)
    }

    #if os(Linux)
    @Test(
        "Unencrypted requests do not go to a proxy in the environment",
        arguments: [
            "http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY", "https_proxy",
            "all_proxy=http://127.0.0.1:9 https_proxy",
        ],
        ["http", "https"])
    func proxy(variable: String, scheme: String) throws {
        // A proxy of the kind `none` can't be used. Nothing listens at the server's port.
        let login = "Notes login al@x.test --folder f --server \(scheme)://127.0.0.1:9"
        let (output, code) = try sandbox.bash("echo enigma | \(variable)=none://h \(login)")
        #expect(code == 75)
        let isUsed = scheme == "https" && variable.lowercased() != "http_proxy"
        #expect(output.contains("nothing listens there") != isUsed)
    }
    #endif

    @Test("Without a password, the error says where it is read", arguments: ["", "\\n"])
    func noPassword(input: String) throws {
        let login = try sandbox.bash("printf '\(input)' | Notes --folder f login al@x.test")
        #expect(login.code == 64)
        #expect(login.output.contains("the password is read from standard input"))
    }
}

extension Sandbox {
    /// Runs a line of bash in this folder. In the line, `Notes` is the built program.
    func bash(_ line: String) throws -> (output: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "{ \(line); } > output 2>&1"]
        process.currentDirectoryURL = folder
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
