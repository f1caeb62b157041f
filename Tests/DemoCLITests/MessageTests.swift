import Scenarios
import Testing

@testable import DemoCLI

@Suite("Bad input ends with one line that helps, and a stable exit code", .timeLimit(.minutes(5)))
struct MessageTests {
    private static let items = #"[{"id": "a", "name": "Apple"}]"#

    private static func sandbox() throws -> Sandbox {
        try Sandbox([
            "items.json": items, "~items": items, "-": items, "damaged.json": #"[{"id": "a"}]"#,
            "s": "load\nanswer 1 ok\n", "crlf": "load\r\n\r\n# why\r\nanswer 1 ok\r\n",
            "mark": "\u{FEFF}load", "empty": "", "comments": "# load\n\n", "word": "load\nlaod",
            "early": "load\n\nanswer 2 ok", "twice": "load\nanswer 1 ok\nanswer 1 ok",
        ])
    }

    private static let patterns = ItemsScenario.patterns.map(\.name)
    private static let commands =
        "there are: compare, play, replay, list, delete, notes, completion, help"
    private static let hint = "see “swift run DemoCLI help"

    private static let usage = [
        Case("DemoCLI dance", 64, "“dance” is not a command; the closest is delete; \(commands)"),
        Case("DemoCLI lsit", 64, "“lsit” is not a command; the closest is list; \(commands)"),
        Case("DemoCLI ''", 64, "“” is not a command; the closest is play; \(commands)"),
        Case(
            "DemoCLI help nonsense", 64,
            "“nonsense” is not a command; the closest is notes; \(commands)"),
        Case(
            "DemoCLI --dance", 64,
            "“--dance” is not an option of compare; it has: --feature, --items, --format, --record"
        ),
        Case("DemoCLI replay -x", 64, "“-x” is not an option of replay; it has: none"),
        Case(
            "DemoCLI compare a b", 64,
            "compare takes one scenario, not also “b”; \(hint) compare”"),
        Case(
            "DemoCLI compare --format xml", 64,
            "--format “xml” is not known; it can be: table, json, html"),
        Case("DemoCLI --format", 64, "--format needs a value, as in “--format table|json|html”"),
        Case("DemoCLI --items --format json", 64, "--items needs a value, as in “--items FILE”"),
        Case("DemoCLI --items=", 64, "--items needs a value, as in “--items FILE”"),
        Case("DemoCLI --format=json --format=json", 64, "--format is given twice; give it once"),
        Case(
            "DemoCLI --feature chess", 64,
            "--feature “chess” is not known; it can be: "
                + Features.all.map { $0.name }.joined(separator: ", ")),
        Case(
            "DemoCLI --feature login --items items.json", 64,
            "--items goes with --feature items or app; login shows no items"),
        Case(
            "DemoCLI --record - --format json", 64,
            "--record - prints the recording in place of the comparison; leave out --format"),
        Case(
            "DemoCLI list --pattern viper", 64,
            "--pattern “viper” is not known; it can be: \(patterns.joined(separator: ", "))"),
        Case("DemoCLI list a", 64, "list takes no “a”; name a file with --items FILE"),
        Case("DemoCLI delete", 64, "delete needs an id; \(hint) delete”"),
        Case("DemoCLI delete a", 64, "delete needs a file, as --items FILE; \(hint) delete”"),
        Case("DemoCLI delete a --dry-run=1", 64, "--dry-run takes no value"),
        Case("DemoCLI replay", 64, "replay needs a recording; \(hint) replay”"),
        Case(
            "DemoCLI replay a b", 64, "replay takes one recording, not also “b”; \(hint) replay”"),
        Case("DemoCLI completion", 64, "completion needs a shell: bash|zsh|fish"),
        Case(
            "DemoCLI compare login", 64,
            "“login” is a feature, not a file; write compare --feature login"),
    ]

    private static let inputs = [
        Case("DemoCLI compare ''", 64, "the path given as SCENARIO is empty; name a file"),
        Case("DemoCLI replay ''", 64, "the path given as RECORDING is empty; name a file"),
        Case("DemoCLI compare .", 74, "“.” is a folder; name a file as SCENARIO"),
        Case("DemoCLI replay .", 74, "“.” is a folder; name a file as RECORDING"),
        Case("DemoCLI list --items .", 74, "“.” is a folder; name a file as --items FILE"),
        Case("DemoCLI delete a --items .", 74, "“.” is a folder; name a file as --items FILE"),
        Case("DemoCLI compare no", 66, "“no” does not exist; check the path given as SCENARIO"),
        Case("DemoCLI compare s/s", 66, "“s/s” does not exist; check the path given as SCENARIO"),
        Case("DemoCLI replay no", 66, "“no” does not exist; check the path given as RECORDING"),
        Case(
            "DemoCLI delete a --items no", 66,
            "“no” does not exist; check the path given as --items FILE"),
        Case(
            "DemoCLI list --items -", 64, "--items takes a file; standard input is /dev/stdin"),
        Case(
            "DemoCLI delete a --items <(cat items.json) 2>&1 | sed s/[0-9][0-9]*/N/ >&2; exit 64",
            64, "“/dev/fd/N” is a stream, which can't be changed; name a file as --items"),
        Case(
            "DemoCLI compare empty", 65, "“empty” has no steps; write one a line, \(hint) compare”"),
        Case(
            "DemoCLI compare comments", 65,
            "“comments” has no steps; write one a line, \(hint) compare”"),
        Case(
            "DemoCLI -", 65, "standard input has no steps; write one a line, \(hint) compare”"),
        Case(
            "printf '\\377' | DemoCLI -", 65, "standard input is not UTF-8 text; save it as UTF-8"),
        Case(
            "DemoCLI compare word", 65,
            "“word”, line 2: “laod” is not a step; items knows: load, select ID, deselect, "
                + "delete ID, clear-error [MESSAGE], answer N ok, answer N fail MESSAGE"),
        Case(
            "DemoCLI compare early", 65,
            "“early”, line 3: request 2 was never opened; so far 1 was"),
        Case(
            "DemoCLI compare twice", 65,
            "“twice”, line 3: request 1 has been answered already"),
        Case(
            "DemoCLI --items items.json", 65,
            "the bundled scenario needs items a, b and c; give your own scenario with --items"),
        Case(
            "DemoCLI compare - <&-", 74,
            "standard input can't be read: Bad file descriptor; check what is given as SCENARIO"),
    ]

    private static let outputs = [
        Case(
            "DemoCLI >&-", 74, "standard output is closed; send it to a file or to /dev/null"),
        Case(
            "DemoCLI list --items items.json >&- <&-", 74,
            "standard output is closed; send it to a file or to /dev/null"),
        Case(
            "DemoCLI --record items.json", 74,
            "“items.json” exists already and is left as it is; choose another name"),
        Case(
            "DemoCLI --record .", 74,
            "“.” exists already and is left as it is; choose another name"),
        Case(
            "ln -s nowhere link; DemoCLI --record link", 74,
            "“link” exists already and is left as it is; choose another name"),
        Case(
            "DemoCLI --record no/r", 74,
            "“no/r” can't be written: No such file or directory; choose another name"),
    ]

    private static let good = [
        Case("DemoCLI --version", 0, "DemoCLI 2.0.0\n"),
        Case("DemoCLI compare crlf", 0, "  2 answer 1 ok "),
        Case("DemoCLI compare mark", 0, "  1 load "),
        Case("DemoCLI - < s", 0, "items: standard input, played in "),
        Case("DemoCLI compare /dev/stdin < s", 0, "  2 answer 1 ok "),
        Case("cat s | DemoCLI compare /dev/stdin", 0, "  2 answer 1 ok "),
        Case("DemoCLI compare <(cat s)", 0, "  2 answer 1 ok "),
        Case("mkfifo pipe; cat s > pipe & DemoCLI compare pipe", 0, "  2 answer 1 ok "),
        Case("DemoCLI list --items <(cat items.json)", 0, "ID  NAME\na   Apple\n"),
        Case("DemoCLI list --items /dev/stdin < items.json", 0, "ID  NAME\na   Apple\n"),
        Case("DemoCLI compare s --items <(cat items.json)", 0, "* items   a"),
        Case("DemoCLI list --items '~items'", 0, "ID  NAME\na   Apple\n"),
        Case("DemoCLI list --items ./-", 0, "ID  NAME\na   Apple\n"),
        Case("DemoCLI delete --items items.json -- -1", 1, "“-1”: There is no"),
        Case("DemoCLI delete - --items items.json", 1, "“-”: There is no item “-”."),
        Case("DemoCLI --format json | grep -c Domain", 1, "0\n"),
    ]

    @Test("Each case", arguments: usage + inputs + outputs + good)
    func cases(_ one: Case) throws {
        try one.check(in: Self.sandbox())
    }

    @Test(
        "A damaged file is named and left as it is", arguments: ItemsScenario.patterns.map(\.name))
    func damaged(pattern: String) throws {
        let sandbox = try Self.sandbox()
        for line in [
            "DemoCLI list --pattern \(pattern) --items damaged.json",
            "DemoCLI delete a --pattern \(pattern) --items damaged.json",
            "DemoCLI --items damaged.json", "DemoCLI list --items <(cat damaged.json)",
        ] {
            let outcome = try sandbox.run(line)
            #expect(outcome.code == 65)
            #expect(outcome.error.hasPrefix("DemoCLI: "))
            #expect(outcome.error.contains("[0].name: expected a value"))
            #expect(outcome.error.filter(\.isNewline).count == 1)
            #expect(!outcome.error.contains("Domain="))
        }
        #expect(try sandbox.text(of: "damaged.json") == #"[{"id": "a"}]"#)
    }
}
