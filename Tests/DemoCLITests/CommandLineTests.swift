import Testing

@testable import DemoCLI

@MainActor
@Suite("A command line is read, explained and answered in plain text")
struct CommandLineTests {
    /// The first two lines of a command's help, its summary and its usage, may be longer than 80
    /// columns.
    @Test("Each command explains itself, in 80 columns", arguments: Command.all.map(\.name))
    func help(name: String) async throws {
        let sandbox = try Sandbox()
        let help = await sandbox.run("help \(name)")
        #expect(help.code == .done)
        #expect(help.output.hasPrefix("\(name): "))
        #expect(help.output.contains("\n  swift run DemoCLI \(name)"))
        let lines = help.output.split(separator: "\n").dropFirst(2)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(await sandbox.run("\(name) --help") == help)
        #expect(await sandbox.run("\(name) --items x -h") == help)
        let overview = await sandbox.run("--help")
        #expect(overview.output.contains("\n  \(name) "))
        #expect(overview.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(await sandbox.run("help") == overview)
    }

    @Test(
        "Bad input gets one line with what to do",
        arguments: [
            ("dance", ExitCode.usage, "“dance” is not a command; see “swift run DemoCLI help”"),
            ("--dance", .usage, "“--dance” is not an option of compare; \(help) compare”"),
            ("compare a b", .usage, "compare takes no “b”; \(help) compare”"),
            ("compare --feature app", .usage, "this plays items only; for app run “\(lab) app”"),
            ("list a", .usage, "list takes no “a”; \(help) list”"),
            ("list -- --help", .usage, "list takes no “--help”; \(help) list”"),
            ("list --items", .usage, "--items takes SOURCE, not “”; \(help) list”"),
            ("list --format xml", .usage, "--format takes table|json, not “xml”; \(help) list”"),
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

    private nonisolated static let help = "see “swift run DemoCLI help"
    private nonisolated static let lab = "swift run --package-path Extras/Lab Lab compare --feature"

    @Test("Nothing in a text closes its quotation marks")
    func quoted() { #expect("x” is\nnot".quoted == "“x\\u201d is\\u000anot”") }
}
