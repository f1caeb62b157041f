import Foundation
import Testing

@testable import Data

@Suite("Damage is one line that names the file and the place, and is never written over")
struct DamageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Valid JSON that does not hold specimens: the place is exact, and the words are ours.
    static let misfits: [(text: String, message: String)] = [
        ("{}", "expected an array"),
        ("null", "expected an array"),
        ("[7]", "[0]: expected an object"),
        ("[{}]", "[0].id: expected a value"),
        (#"[{"id": "a"}]"#, "[0].name: expected a value"),
        (#"[{"id": "a", "name": "A"}, {"id": 7, "name": "A"}]"#, "[1].id: expected a string"),
        (#"[{"id": "a", "name": null}]"#, "[0].name: expected a string"),
        (
            #"[{"id": "a", "name": "A", "place": {"shelf": "1"}}]"#,
            "[0].place.shelf: expected a whole number"
        ),
        (
            #"[{"id": "é", "name": "A"}, {"id": "e\#u{301}", "name": "A"}]"#,
            "[1].id: expected an id of its own, found that of [0]"
        ),
    ]

    @Test("Where a value is another than expected", arguments: misfits)
    func misfit(text: String, message: String) async throws {
        #expect(try await damage(Array(text.utf8)) == message)
    }

    /// Where the text stops being JSON. What Foundation found there differs between systems.
    static let brokenTexts: [(text: String, place: String)] = [
        ("", "line 1, column 1"),
        (" \n", "line 2, column 1"),
        ("[] []", "line 1, column 4"),
        ("[\n  {\"id\": \"a\", \"name\": \"Ä\", \"x\": tru}\n]", "line 2, column 36"),
        ("[{\"id\": \"a\", \"name\": \"A\"}\n {\"id\"", "line 2, column 2"),
        (#"[{"id": "a", "name": "A"#, "line 1, column 24"),
        ("[{\"id\": \"a\",\n\"name\": \"A\tB\"}]", "line 2, column 11"),
        (String(repeating: "[", count: 100_000), "line 1, column 514"),
        (
            #"[{"id":"a","name":"","x":"# + String(repeating: "{\"a\":", count: 100_000),
            "line 1, column 2577"
        ),
    ]

    @Test("Where the text is no JSON", arguments: brokenTexts)
    func notJSON(text: String, place: String) async throws {
        let message = try await damage(Array(text.utf8))
        #expect(message.hasPrefix("\(place): expected JSON in UTF-8, found: "), "\(message)")
    }

    @Test("In a record that Foundation refuses without a place, the record is named")
    func record() async throws {
        let values = [
            (#"{"shelf": 1.5}"#, "[1]: expected numbers that fit their types"),
            (#"{"shelf": 9223372036854775808}"#, "[1]: expected numbers that fit their types"),
            (#"{"shelf": 1, "room": "\uD800"}"#, "[1]: expected valid text, found: "),
        ]
        for (value, expected) in values {
            let text = #"[{"id": "a", "name": ""}, {"id": "b", "name": "", "place": \#(value)}]"#
            let message = try await damage(Array(text.utf8))
            #expect(message.hasPrefix(expected), "\(message)")
        }
    }

    @Test("In a document that is one record, too")
    func oneRecord() async throws {
        let url = try folder.file("tally.json", #"{"count": 1.5}"#)
        let error = await #expect(throws: JSONFileError.self) {
            try await JSONFile<Tally>(url).read()
        }
        #expect(error?.text.hasSuffix(": expected numbers that fit their types") == true)
    }

    @Test("Another encoding than UTF-8 is damage, also in what nobody reads")
    func encoding() async throws {
        let text = #"[{"id": "a", "name": "A", "x": "?"}]"#
        let invalid = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
        #expect(try await damage(invalid).hasPrefix("line 1, column 33: expected JSON in UTF-8"))
        let wide = text.utf8.flatMap { [$0, 0] as [UInt8] }
        #expect(try await damage(wide) == "expected JSON in UTF-8")
    }

    @Test("The message is one line, whatever the file is called and holds")
    func oneLine() async throws {
        let url = try folder.file("a\nb\u{1B}[31m\u{202E}.json", #"[{"id": 1}]"#)
        let error = await #expect(throws: JSONFileError.self) {
            try await JSONFile<[Specimen]>(url).read()
        }
        let ending = #"/a\nb\u{1B}[31m\u{202E}.json: [0].id: expected a string"#
        #expect(error?.text.hasSuffix(ending) == true, "\(String(describing: error))")
    }

    /// The message after the file's name, from a read and from an update, which write nothing.
    private func damage(_ bytes: [UInt8]) async throws -> String {
        let url = try folder.write(bytes, to: folder.file("specimens.json"))
        let file = JSONFile<[Specimen]>(url)
        let thrown = await #expect(throws: JSONFileError.self) { try await file.read() }
        let error = try #require(thrown)
        await #expect(throws: error) { try await file.update { $0 = [] } }
        #expect(try Array(Foundation.Data(contentsOf: url)) == bytes)
        #expect(try folder.names == ["specimens.json"])
        guard case .damaged(let text) = error else { return "" }
        #expect(!text.contains("\n"))
        return String(text.dropFirst("\(url.path): ".count))
    }
}
