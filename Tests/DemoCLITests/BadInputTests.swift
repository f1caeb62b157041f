import Foundation
import Testing

@Suite("Bad input ends with one line that helps, and a stable exit code")
struct BadInputTests {
    @Test(arguments: [
        (["dance"], "“dance” is not a command"),
        (
            ["--dance"],
            "“--dance” is not an option of compare; it has: --feature, --items, --format"
        ),
        (["compare", "a", "b"], "compare takes one scenario, not also “b”"),
        (["compare", "--format", "xml"], "it can be: table, json"),
        (["compare", "--format"], "--format needs a value"),
        (["compare", "--format=json", "--format=json"], "--format is given twice"),
        (["list", "--pattern", "viper"], "it can be: mvvm, mvi"),
        (["list", "a"], "list takes no “a”"),
        (["list", "-x"], "“-x” is not an option of list"),
        (["delete"], "delete needs an id"),
        (["delete", "a"], "delete needs a file"),
    ])
    func usage(arguments: [String], message: String) throws {
        try expectFailure(64, message, arguments)
    }

    @Test(arguments: [
        ("laod", "line 1: “laod” is not a step"),
        ("load\n\nanswer 2 ok", "line 3: request 2 was never opened; so far 1 was"),
        ("load\nanswer 1 ok\nanswer 1 ok", "line 3: request 1 has been answered already"),
    ])
    func aScenarioThatCanNotBePlayed(text: String, message: String) throws {
        let file = try TemporaryFile(text)
        try expectFailure(65, "\(file.path), \(message)", ["compare", file.path])
    }

    @Test(arguments: ["mvvm", "mvi"]) func aDamagedFileIsNamedAndLeftAlone(pattern: String) throws {
        let file = try TemporaryFile(#"[{"id": "a"}]"#)
        try expectFailure(65, file.path, ["list", "--items", file.path, "--pattern", pattern])
        try expectFailure(
            65, file.path, ["delete", "a", "--items", file.path, "--pattern", pattern])
        try expectFailure(65, file.path, ["compare", "--items", file.path])
        #expect(try file.text == #"[{"id": "a"}]"#)
    }

    @Test func aFileThatIsNotThere() throws {
        for arguments in [
            ["list", "--items"], ["delete", "a", "--items"], ["compare", "--items"], ["compare"],
        ] {
            try expectFailure(66, "/no/such/file does not exist", arguments + ["/no/such/file"])
        }
        #expect(!FileManager.default.fileExists(atPath: "/no/such/file"))
    }

    @Test func aFileThatCanNotBeRead() throws {
        let folder = FileManager.default.temporaryDirectory.path
        try expectFailure(74, folder, ["list", "--items", folder])
        try expectFailure(74, folder, ["compare", folder])
    }

    @Test func helpAndVersionAreNoErrors() throws {
        let help = try Program.run("help")
        #expect(help.code == 0)
        for step in ["load", "select ID", "deselect", "delete ID", "clear-error", "answer N ok"] {
            #expect(help.output.contains("\n  \(step) "))
        }
        #expect(try Program.run("--help").output == help.output)
        #expect(try Program.run("--version").output == "DemoCLI 1.0.0\n")
    }

    private func expectFailure(_ code: Int32, _ message: String, _ arguments: [String]) throws {
        let outcome = try Program.run(arguments)
        #expect(outcome.code == code)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.hasPrefix("DemoCLI: "))
        #expect(outcome.error.contains(message))
        #expect(outcome.error.filter(\.isNewline).count == 1)
    }
}
