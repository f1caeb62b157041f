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
        #expect(help.code == .done)
        for name in ["compare", "list", "add", "rename", "delete"] {
            #expect(help.output.contains("\n  \(name) "))
        }
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
        "Bad input gets one line with what to do",
        arguments: [
            ("dance", ExitCode.usage, "“dance” is not a command; see “swift run DemoCLI help”"),
            ("--dance", .usage, "“--dance” is not an option of compare; \(help)"),
            ("compare a b", .usage, "compare takes no “b”; \(help)"),
            ("list a", .usage, "list takes no “a”; \(help)"),
            ("list -- --help", .usage, "list takes no “--help”; \(help)"),
            ("list --items", .usage, "--items takes a value, not “”; \(help)"),
            ("list --format xml", .usage, "--format takes table|json, not “xml”; \(help)"),
            (
                "delete a --items no\u{202E}", .noInput,
                "“no\\u202e” does not exist; check its path"
            ),
            ("compare /", .inputOutput, "“/” can't be read; name a file that you can read"),
            ("list --items /", .inputOutput, "/: can't read: Is a directory."),
            ("list \u{FFFD}", .usage, "an argument is not UTF-8 text; rename what it names"),
        ])
    func bad(line: String, code: ExitCode, message: String) async throws {
        let outcome = try await Sandbox().run(line)
        #expect(outcome == Sandbox.Outcome(error: "DemoCLI: \(message)\n", code: code))
    }

    private nonisolated static let help = "see “swift run DemoCLI help”"

    @Test("Nothing in a text closes its quotation marks")
    func quoted() { #expect("x” is\nnot".quoted == "“x\\u201d is\\u000anot”") }
}
