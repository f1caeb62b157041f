import Foundation
import Testing

@testable import Data

@Suite("A text is JSON to the letter, or damage with line and column", .timeLimit(.minutes(5)))
struct StrictJSONTests {
    private let folder = TemporaryFolder()

    /// Broken values. The key says what the error expects at the mark ▸. The test puts each value into a
    /// field that the app does not read, so no decoder checks the value.
    static let brokenValues = [
        "a digit": ["-▸", "-▸-1", "-▸a", "-▸Infinity", "1.▸", "1.▸e5", "1e▸", "1e+▸", "1e-▸+5"],
        "a value": [
            "▸+1", "▸.5", "▸\u{FF11}", "▸tru", "▸True", "▸nul", "▸NaN", "▸Infinity", "▸undefined",
            "[1,▸]", "[▸,1]", "[1,▸,2]", #"{"a":▸}"#, "▸", "▸]", "▸/* no comment */ 1", "▸'a'",
            "▸\u{A0}1", "▸\u{FEFF}1", "▸\u{C}1",
        ],
        "a comma or }": [
            "0▸1", "-0▸1", "0▸0", "1.5▸.5", "1e5▸.5", "0▸x10", "1▸_000", "1 ▸000", "true▸st",
            #"{"a":1▸]"#, #"{"a":1 ▸"b":2}"#, "1 ▸// none", "1▸\u{B}", "1▸\u{0}", "1▸\u{2028}",
        ],
        "a comma or ]": ["[1 ▸2]", "[1▸}", "[1▸:2]"],
        "a colon": [#"{"a" ▸1}"#, #"{"a"▸}"#],
        "a name in quotation marks": [
            "1,▸5", #"{"a":1,▸}"#, #"{▸,"a":1}"#, "{▸a:1}", "{▸'a':1}", "{▸1:1}", "{▸null:1}",
        ],
        "an escape that JSON has": [
            #"{"a":1,"\▸q":2}"#, #""\▸q""#, #""\▸'""#, #""\▸x41""#, #""\▸U0041""#,
        ],
        "four hexadecimal digits": [
            #""\u12▸""#, #""\u12▸G4""#, #""\u123▸""#, #""\u▸+041""#, #""\u▸{41}""#,
        ],
        "a character or a quotation mark": [
            "\"a▸\tb\"", "\"a▸\nb\"", "\"a▸\u{0}b\"", "\"▸\u{1F}\"",
        ],
    ]

    @Test(
        "A value that nobody reads",
        arguments: brokenValues.flatMap { expected, values in values.map { ($0, expected) } })
    func value(marked: String, expected: String) async throws {
        let parts = marked.unicodeScalars.split(separator: "▸", omittingEmptySubsequences: false)
        let value = parts.map(String.init).joined()
        let message = try await damage(
            "[{\"id\": \"é\",\n\"name\": \"\", \"x\":\(value)}]".utf8, in: folder)
        #expect(message == "line 2, column \(parts[0].count + 17): expected \(expected)")
    }

    /// Bytes that are not UTF-8. The test puts them into a string that the app does not read.
    static let brokenBytes: [[UInt8]] = [
        [0xFF], [0xC3], [0x80], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80],
        [0xF0, 0x80, 0x80, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ]

    @Test("Bytes that are no UTF-8", arguments: brokenBytes)
    func bytes(bytes: [UInt8]) async throws {
        let text = "[{\"x\": \"é".utf8 + bytes + "\", \"id\": \"\", \"name\": \"\"}]".utf8
        #expect(try await damage(text, in: folder) == "line 1, column 10: expected UTF-8")
    }

    /// Each text is a whole file.
    static let brokenTexts: [(text: String, message: String)] = [
        ("", "line 1, column 1: expected a value"),
        (" \r\n", "line 2, column 1: expected a value"),
        ("[] []", "line 1, column 4: expected the end of the file"),
        ("[]]", "line 1, column 3: expected the end of the file"),
        ("[]\n,", "line 2, column 1: expected the end of the file"),
        ("[]\u{0}", "line 1, column 3: expected the end of the file"),
        ("\u{FEFF}\u{FEFF}[]", "line 1, column 1: expected a value"),
        ("[\u{0}]\u{0}", "line 1, column 2: expected a value"),
        ("\u{0}[\u{0}]", "line 1, column 1: expected a value"),
        ("[", "line 1, column 2: expected a value"),
        ("[{\"id\": \"a\", \"name\": \"A\"},\n]", "line 2, column 1: expected a value"),
        ("[{\"id\": \"a\", \"name\": \"A\"}\n {\"id\"", "line 2, column 2: expected a comma or ]"),
        ("[{\"id\": \"a", "line 1, column 11: expected a character or a quotation mark"),
    ]

    @Test("A text as a whole", arguments: brokenTexts)
    func text(text: String, message: String) async throws {
        #expect(try await damage(text.utf8, in: folder) == message)
    }

    @Test("UTF-16 is named")
    func utf16() async throws {
        let message = try await damage([0xFF, 0xFE, 0x5B, 0], in: folder)
        #expect(message == "line 1, column 1: expected UTF-8, found UTF-16: save it as UTF-8")
    }

    /// Valid values. The test puts each into a field that the app does not read.
    static let values = [
        "0", "-0", "0.0", "-0.0", "10", "1.50", "1e5", "1E5", "1e+5", "1E-5", "0e0", "-1.5e-10",
        "1e400", "123456789012345678901234567890", "true", "false", "null", "[]", "{}", "[ ]",
        "{ }", "[[],{}]", #""""#, #"" ""#, #""\"\\\/\b\f\n\r\t""#, #""\u0000\u001f\u007F""#,
        #""\uD83D\uDE42""#, #""\ud83d\ude42\ud83d\ude42""#, #""\udbff\udfff\ud7ff\ue000""#,
        #""\uD83D""#, #""\uD83D\n""#, #""\uD83D\uD83D""#, #""\uD83D\u0041""#, #""\uDE42""#,
        "\"\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\"",
        #""\ude42\ud83d""#, #""\\uD83D""#, "\"\u{2028}\u{FEFF}\"", "\"'\"", "\t\r\n [\t1\r,\n2 ] ",
        "{\n\"a\"\t:\r1 ,\"a\":2}", #"{"":0}"#, #"{"\u0061\n":0}"#,
    ]

    @Test(
        "What RFC 8259 allows is read, and kept; a byte order mark is left out",
        arguments: values + UnknownFieldsTests.values)
    func allowed(value: String) async throws {
        let before = "\u{FEFF}\r\n[{\"id\": \"a\", \"x\":\(value), \"name\": \"\"} ]\t"
        let text = try await folder.changed(before) {
            #expect($0 == [Specimen(id: "a")])
            $0[0].name = "A"
        }
        let kept = value.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(text == "[\n  {\"id\": \"a\", \"x\": \(kept), \"name\": \"A\"}\n]\n")
    }

    @Test("As many levels as the decoder reads", arguments: [("[", "]"), (#"{"a":"#, "}")])
    func depth(start: String, end: String) async throws {
        let text = { (depth: Int) in
            #"[{"id":"","name":"","x":"# + String(repeating: start, count: depth) + "[]"
                + String(repeating: end, count: depth) + "}]"
        }
        try folder.file("specimens.json", text(509))
        #expect(try await JSONFile<[Specimen]>(url: folder.specimens).read() == [Specimen(id: "")])
        for depth in [510, 100_000] {
            let message = try await damage(text(depth).utf8, in: folder)
            let column = 25 + 510 * start.count
            #expect(message == "line 1, column \(column): expected at most 512 levels")
        }
    }
}
