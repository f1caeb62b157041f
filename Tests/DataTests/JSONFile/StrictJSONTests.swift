import Foundation
import Testing

@testable import Data

@Suite(
    "A text is JSON to the letter, or damage with line and column, and is never written over",
    .timeLimit(.minutes(5)))
struct StrictJSONTests {
    private let folder: TemporaryFolder
    private let url: URL

    init() throws {
        folder = try TemporaryFolder()
        url = folder.file("specimens.json")
    }

    /// Each in the place of a value that the app does not read, where no decoder judges it.
    static let brokenValues: [(value: String, column: Int, expected: String)] = [
        // Numbers.
        ("01", 2, "a comma or }"),
        ("-01", 3, "a comma or }"),
        ("00", 2, "a comma or }"),
        ("-", 2, "a digit"),
        ("--1", 2, "a digit"),
        ("-a", 2, "a digit"),
        ("-Infinity", 2, "a digit"),
        ("+1", 1, "a value"),
        (".5", 1, "a value"),
        ("1.", 3, "a digit"),
        ("1.e5", 3, "a digit"),
        ("1.5.5", 4, "a comma or }"),
        ("1e", 3, "a digit"),
        ("1e+", 4, "a digit"),
        ("1e-+5", 4, "a digit"),
        ("1e5.5", 4, "a comma or }"),
        ("0x10", 2, "a comma or }"),
        ("1_000", 2, "a comma or }"),
        ("1 000", 3, "a comma or }"),
        ("1,5", 3, "a name in quotation marks"),
        ("\u{FF11}", 1, "a value"),
        // Words.
        ("tru", 1, "a value"),
        ("True", 1, "a value"),
        ("truest", 5, "a comma or }"),
        ("nul", 1, "a value"),
        ("NaN", 1, "a value"),
        ("Infinity", 1, "a value"),
        ("undefined", 1, "a value"),
        // Lists.
        ("[1,]", 4, "a value"),
        ("[,1]", 2, "a value"),
        ("[1,,2]", 4, "a value"),
        ("[1 2]", 4, "a comma or ]"),
        ("[1}", 3, "a comma or ]"),
        ("[1:2]", 3, "a comma or ]"),
        (#"{"a":1,}"#, 8, "a name in quotation marks"),
        (#"{,"a":1}"#, 2, "a name in quotation marks"),
        (#"{"a":1]"#, 7, "a comma or }"),
        (#"{"a" 1}"#, 6, "a colon"),
        (#"{"a":}"#, 6, "a value"),
        (#"{"a"}"#, 5, "a colon"),
        ("{a:1}", 2, "a name in quotation marks"),
        ("{'a':1}", 2, "a name in quotation marks"),
        ("{1:1}", 2, "a name in quotation marks"),
        ("{null:1}", 2, "a name in quotation marks"),
        (#"{"a":1 "b":2}"#, 8, "a comma or }"),
        (#"{"a":1,"\q":2}"#, 10, "an escape that JSON has"),
        ("", 1, "a value"),
        ("]", 1, "a value"),
        ("/* no comment */ 1", 1, "a value"),
        ("1 // no comment", 3, "a comma or }"),
        // Strings.
        ("'a'", 1, "a value"),
        (#""\q""#, 3, "an escape that JSON has"),
        (#""\'""#, 3, "an escape that JSON has"),
        (#""\x41""#, 3, "an escape that JSON has"),
        (#""\u12""#, 6, "four hexadecimal digits"),
        (#""\u12G4""#, 6, "four hexadecimal digits"),
        (#""\u123""#, 7, "four hexadecimal digits"),
        (#""\u+041""#, 4, "four hexadecimal digits"),
        (#""\u{41}""#, 4, "four hexadecimal digits"),
        (#""\U0041""#, 3, "an escape that JSON has"),
        ("\"a\tb\"", 3, "a character or a quotation mark"),
        ("\"a\nb\"", 3, "a character or a quotation mark"),
        ("\"a\u{0}b\"", 3, "a character or a quotation mark"),
        ("\"\u{1F}\"", 2, "a character or a quotation mark"),
        // Space.
        ("\u{A0}1", 1, "a value"),
        ("\u{FEFF}1", 1, "a value"),
        ("\u{C}1", 1, "a value"),
        ("1\u{B}", 2, "a comma or }"),
        ("1\u{0}", 2, "a comma or }"),
        ("1\u{2028}", 2, "a comma or }"),
    ]

    @Test("A value that nobody reads", arguments: brokenValues)
    func value(value: String, column: Int, expected: String) async throws {
        let message = try await damage(
            "[{\"id\": \"é\",\n\"name\": \"\", \"x\":\(value)}]".utf8, in: folder)
        #expect(message == "line 2, column \(column + 16): expected \(expected)")
    }

    /// Bytes that are no UTF-8, in a string that nobody reads.
    static let brokenBytes: [[UInt8]] = [
        [0xFF], [0xC3], [0x80], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80],
        [0xF0, 0x80, 0x80, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ]

    @Test("Bytes that are no UTF-8", arguments: brokenBytes)
    func bytes(bytes: [UInt8]) async throws {
        let text =
            Array("[{\"x\": \"é".utf8) + bytes + Array("\", \"id\": \"\", \"name\": \"\"}]".utf8)
        #expect(try await damage(text, in: folder) == "line 1, column 10: expected UTF-8")
    }

    /// Whole files.
    static let brokenTexts: [(text: String, message: String)] = [
        ("", "line 1, column 1: expected a value"),
        (" \r\n", "line 2, column 1: expected a value"),
        ("[] []", "line 1, column 4: expected the end of the file"),
        ("[]]", "line 1, column 3: expected the end of the file"),
        ("[]\n,", "line 2, column 1: expected the end of the file"),
        ("[]\u{0}", "line 1, column 3: expected the end of the file"),
        ("\u{FEFF}[]", "line 1, column 1: expected a value"),
        ("[\u{0}]\u{0}", "line 1, column 2: expected a value"),
        ("\u{0}[\u{0}]", "line 1, column 1: expected a value"),
        ("[", "line 1, column 2: expected a value"),
        ("[{\"id\": \"a\", \"name\": \"A\"},\n]", "line 2, column 1: expected a value"),
        ("[{\"id\": \"a\", \"name\": \"A\"}\n {\"id\"", "line 2, column 2: expected a comma or ]"),
        (
            #"[{"id": "a", "name": "A"#,
            "line 1, column 24: expected a character or a quotation mark"
        ),
    ]

    @Test("A text as a whole", arguments: brokenTexts)
    func text(text: String, message: String) async throws {
        #expect(try await damage(text.utf8, in: folder) == message)
    }

    /// Each in the place of a value that the app does not read.
    static let values = [
        "0", "-0", "0.0", "-0.0", "10", "1.50", "1e5", "1E5", "1e+5", "1E-5", "0e0", "-1.5e-10",
        "1e400", "123456789012345678901234567890", "true", "false", "null", "[]", "{}", "[ ]",
        "{ }", "[[],{}]", #""""#, #"" ""#, #""\"\\\/\b\f\n\r\t""#, #""\u0000\u001f\u007F""#,
        #""\uD83D\uDE42""#, #""\ud83d\ude42\ud83d\ude42""#, #""\udbff\udfff\ud7ff\ue000""#,
        #""\uD83D""#, #""\uD83D\n""#, #""\uD83D\uD83D""#, #""\uD83D\u0041""#, #""\uDE42""#,
        #""\ude42\ud83d""#, #"{"\uDE42":0}"#,
        #""\\uD83D""#, "\"\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\"",
        "\"\u{2028}\u{FEFF}\"", "\"'\"", "\t\r\n [\t1\r,\n2 ] ",
        "{\n\"a\"\t:\r1 ,\"a\":2}", #"{"":0}"#, #"{"\u0061\n":0}"#,
    ]

    @Test("What RFC 8259 allows is read, and kept", arguments: values + UnknownFieldsTests.values)
    func allowed(value: String) async throws {
        try folder.file(
            "specimens.json", "\r\n[{\"id\": \"a\", \"x\":\(value), \"name\": \"\"} ]\t")
        let file = JSONFile<[Specimen]>(url: url)
        #expect(try await file.read() == [Specimen(id: "a")])
        try await file.update { $0[0].name = "A" }
        let kept = value.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(
            try DataTests.text(of: url)
                == "[\n  {\"id\": \"a\", \"x\": \(kept), \"name\": \"A\"}\n]\n")
    }

    @Test(
        "Lists within lists, as deep as the decoder goes",
        arguments: [("[", "]"), (#"{"a":"#, "}")])
    func depth(start: String, end: String) async throws {
        let text = { (depth: Int) in
            #"[{"id":"","name":"","x":"# + String(repeating: start, count: depth) + "[]"
                + String(repeating: end, count: depth) + "}]"
        }
        try folder.file("specimens.json", text(509))
        #expect(try await JSONFile<[Specimen]>(url: url).read() == [Specimen(id: "")])
        for depth in [510, 100_000] {
            let message = try await damage(text(depth).utf8, in: folder)
            let column = 25 + 510 * start.count
            #expect(message == "line 1, column \(column): expected at most 512 levels")
        }
    }
}
