import Testing

@testable import DemoCLI

@MainActor
@Suite("A command line is read, explained and answered in plain text")
struct CommandLineTests {
    @Test(
        "The help explains each command, in 80 columns",
        arguments: ["help", "-h", "--help", "help list", "list --help", "delete --items x -h"])
    func help(line: String) async throws {
        let help = try await Sandbox().run(line)
        #expect(help.code == nil)
        for name in ["compare", "list", "add", "rename", "delete"] {
            #expect(help.output.contains("\n  \(name) "))
        }
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
        "Bad input gets one line with what to do",
        arguments: [
            ("dance", ExitCode.usage, "“dance” is not understood; \(help)"),
            ("--dance", .usage, "“--dance” is not an option of compare; \(help)"),
            ("compare a b", .usage, "“compare a b” is not understood; \(help)"),
            ("rename a", .usage, "“rename a” is not understood; \(help)"),
            ("list -- --help", .usage, "“list --help” is not understood; \(help)"),
            ("list --items", .usage, "--items takes a value, not “”; \(help)"),
            ("list --format xml", .usage, "--format takes table|json, not “xml”; \(help)"),
            ("list --items no\u{202E}", .inputOutput, "“no\\u202e” does not exist; check its path"),
            ("compare /", .inputOutput, "“/” can't be read as UTF-8 text; name one that can"),
            ("list --items /", .inputOutput, "/: can't read: Is a directory."),
        ])
    func bad(line: String, code: ExitCode, message: String) async throws {
        let outcome = try await Sandbox().run(line)
        #expect(outcome == Sandbox.Outcome(error: "DemoCLI: \(message)\n", code: code))
    }

    private nonisolated static let help = "see “swift run DemoCLI help”"

    @Test("Nothing in a text closes its quotation marks")
    func quoted() { #expect("x” is\nnot".quoted == "“x\\u201d is\\u000anot”") }
}
