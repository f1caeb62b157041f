import Foundation
import Testing

@testable import DemoCLI

@Suite(
    "Nothing that is put in reaches a terminal as a control, format or line end",
    .timeLimit(.minutes(5)))
struct SafeOutputTests {
    /// Every scalar that could do harm; NUL apart, which no argument can hold. The planes between
    /// these have none.
    private static let scalars = Set(
        [1...0x1_FFFF, 0xE_0000...0xE_FFFF].joined().compactMap(Unicode.Scalar.init).filter {
            switch $0.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        })
    private static let hostile = String(String.UnicodeScalarView(scalars.sorted()))
    /// What would forge an acknowledgement, recolour, and rename the window.
    private static let forged = "x).\nDeleted z (z\u{1B}[31m\u{1B}]0;title\u{7}\u{9B}2J\u{202E}"

    private static let lines = [
        "list --items items.json", "list --items items.json --format json", "list --items bad.json",
        "delete \"$hostile\" \"$forged\" --items items.json",
        "delete \"$hostile\" \"$forged\" --items items.json --dry-run",
        "delete \"no$hostile\" --items items.json", "delete a --items bad.json",
        "delete a --items \"$hostile\"", "delete a \"--$hostile\"",
        "compare s --items items.json", "compare s --items items.json --format json",
        "compare s --items items.json --format html", "compare s --record -",
        "compare s --record \"$hostile\"", "compare s --record \"$hostile/x\"",
        "compare \"$hostile\"", "compare wrong", "compare answer", "compare argument",
        "compare --feature \"$hostile\"", "compare a \"$hostile\"", "compare --\"$hostile\"",
        "compare --format \"$hostile\"", "\"$hostile\"", "help \"$hostile\"",
        "replay different", "replay wrongStep", "replay wrongFeature", "replay \"$hostile\"",
        "completion \"$hostile\"", "list \"$hostile\"", "list --pattern \"$hostile\"",
        "notes list --file notes", "notes list --file notes --format json",
        "notes add \"$hostile\" --file notes", "notes delete \"$forged\" --file notes",
        "notes sync --file notes", "notes \"$hostile\" --file notes",
        "notes login \"$hostile\" --file notes", "notes list --file \"$hostile\"",
        "notes login a --file x --server \"$hostile\"", "--version x",
    ]

    @Test("Through every command", arguments: lines)
    func everyCommand(line: String) throws {
        let outcome = try Self.sandbox().run(
            "hostile=$(cat hostile; printf .); hostile=${hostile%.}; "
                + "forged=$(cat forged; printf .); forged=${forged%.}; DemoCLI \(line)")
        for text in [outcome.output, outcome.error] {
            let harmful = text.unicodeScalars.filter { Self.scalars.contains($0) && $0 != "\n" }
            #expect(harmful.isEmpty)
            #expect(!text.contains("\nDeleted z"))
        }
        #expect(!(outcome.output + outcome.error).isEmpty)
        if outcome.code >= 64 { #expect(outcome.error.filter { $0 == "\n" }.count == 1) }
    }

    @Test("JSON gives every scalar back")
    func json() throws {
        let text = "\0\(Self.hostile)\(Self.forged)"
        let json = try JSON.text([text])
        #expect(json.unicodeScalars.allSatisfy { !Self.scalars.contains($0) || $0 == "\n" })
        #expect(try JSONDecoder().decode([String].self, from: Foundation.Data(json.utf8)) == [text])
    }

    @Test("What is escaped stays as it is, and a quote can't be ended from within")
    func twice() {
        let once = Self.hostile.escaped()
        #expect(once.escaped() == once)
        #expect("a\n\u{1B}\u{9B}\u{202E}b".escaped() == "a\\n\\u{1B}\\u{009B}\\u{202E}b")
        #expect("日本 Cafe\u{301} ☎️".escaped() == "日本 Cafe\u{301} ☎️")
        #expect("x” is not".quoted == "“x\\u{201D} is not”")
    }

    private static func sandbox() throws -> Sandbox {
        let items = try encode([
            ["id": hostile, "name": hostile], ["id": forged, "name": forged],
            ["id": "z", "name": "z"],
        ])
        let header = #"{"feature":"items","format":"sidebyside-recording","version":2}"#
        let screen = #"{"error":"\#(forged.json)","items":[],"loading":true,"\#(hostile.json)":1}"#
        let session = [
            "server": "http://127.0.0.1:9", "email": hostile, "access": "a", "refresh": "r",
        ]
        let note = #"{"account":"\#(hostile.json)","id":"\#(forged.json)","#
        let sides =
            #""server":{"text":"\#(forged.json)","version":1},"unsent":{"text":"","base":1,"#
        let problem = #""problem":{"rejected":{"reason":"\#(hostile.json)"}}}}"#
        return try Sandbox([
            "hostile": hostile, "forged": forged, "items.json": items,
            "notes.session": try encode(session), "notes": "[\(note)\(sides)\(problem)]",
            "bad.json": #"[{"id": "a", "\#(hostile)": \#(hostile)}]"#,
            "s": "# \(inLine)\nload\nanswer 1 ok\nload\nanswer 2 fail \(inLine)\nselect \(inLine)",
            "wrong": inLine, "answer": "answer \(inLine)", "argument": "load \(inLine)",
            "different": "\(header)\n{\"screen\":\(screen),\"step\":\"load\"}\n{\"steps\":1}",
            "wrongStep": "\(header)\n{\"screen\":{},\"step\":\"\(hostile.json)\"}\n{\"steps\":1}",
            "wrongFeature": header.replacing("items", with: hostile.json) + "\n{\"steps\":0}",
        ])
    }

    /// The scalars that do not end the line of a scenario.
    private static let inLine = String(hostile.filter { !$0.isNewline })

    private static func encode(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}

extension String {
    fileprivate var json: String {
        unicodeScalars.map { scalar in
            String(scalar).utf16.map {
                "\\u" + String(String(UInt32($0) + 0x1_0000, radix: 16).dropFirst())
            }
            .joined()
        }
        .joined()
    }
}
