import Data
import Domain
import Foundation
import Testing

@Suite("Damage is named: the file, the place, what was expected and what was found")
struct DamageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    static let damages: [(text: String, message: String)] = [
        ("", "1:1: expected an array of objects, found the end of the file"),
        (" \n", "2:1: expected an array of objects, found the end of the file"),
        ("\u{FEFF}[]", "1:1: expected UTF-8 without a byte-order mark, found a byte-order mark"),
        ("{}", "1:1: expected an array of objects, found an object"),
        ("null", "1:1: expected an array of objects, found null"),
        ("[] []", "1:4: expected nothing more, found an array"),
        ("[7]", "1:2: element [0]: expected an object, found 7"),
        (
            #"["a long string, a very long string indeed"]"#,
            #"1:2: element [0]: expected an object, found "a long string, a very l…"#
        ),
        ("[null]", "1:2: element [0]: expected an object, found null"),
        ("[[]]", "1:2: element [0]: expected an object, found an array"),
        ("[{}]", #"1:2: element [0]: expected an object with "id", found one without it"#),
        (
            #"[{"id": "a"}]"#,
            #"1:2: element [0]: expected an object with "name", found one without it"#
        ),
        (
            #"[{"name": "A", "ID": "a"}]"#,
            #"1:2: element [0]: expected an object with "id", found one without it"#
        ),
        (#"[{"id": 7, "name": "A"}]"#, #"1:9: element [0]: expected a string for "id", found 7"#),
        (
            #"[{"id": "a", "name": null}]"#,
            #"1:22: element [0]: expected a string for "name", found null"#
        ),
        (
            #"[{"id": "a", "name": {"de": "A"}}]"#,
            #"1:22: element [0]: expected a string for "name", found an object"#
        ),
        (
            #"[{"id": "a", "id": "b", "name": "A"}]"#,
            #"1:14: element [0]: expected one "id" in the object, found another"#
        ),
        (
            #"[{"id": "a", "\u0069d": "b", "name": "A"}]"#,
            #"1:14: element [0]: expected one "id" in the object, found another"#
        ),
        (
            #"[{"id": "\uD800", "name": "A"}]"#,
            #"1:10: element [0]: expected Unicode text for "id", found half of a surrogate pair"#
        ),
        (
            #"[{"id": "a", "name": "x\uDE42\uD83D"}]"#,
            #"1:24: element [0]: expected Unicode text for "name", found half of a surrogate pair"#
        ),
        (
            "[\n  {\"id\": \"a\", \"name\": \"Ä\", \"x\": tru}\n]",
            "2:33: element [0]: expected a value, found tru"
        ),
        ("[{\"id\": \"a\", \"name\": \"A\"},\n]", "2:1: element [1]: expected an object, found ]"),
        (
            "[{\"id\": \"a\", \"name\": \"A\"}\n {\"id\"",
            #"2:2: expected "," or "]", found an object"#
        ),
        (
            #"[{"id": "a", "name": "A"#,
            "1:24: element [0]: expected a closing quote, found the end of the file"
        ),
        (
            "[{\"id\": \"a\",\n\"name\": \"A\tB\"}]",
            "2:11: element [0]: expected an escape for the control character, found the byte 0x09"
        ),
        (
            #"[{"id": "a", "name": "A", "x": [{"y": 01}]}]"#,
            #"1:40: element [0]: expected "," or "}", found 1"#
        ),
        (
            #"[{"id": "a", "name": "A"}, {"id": "b", "name": "B"}, {"id": "\u0061", "name": "A"}]"#,
            "1:61: element [2]: expected an id of its own, found the id of element [0]"
        ),
        (
            #"[{"id": "é", "name": "A"}, {"id": "e\#u{301}", "name": "A"}]"#,
            "1:35: element [1]: expected an id of its own, found the id of element [0]"
        ),
    ]

    @Test(arguments: damages)
    func damageIsNamedAndLeftAlone(text: String, message: String) async throws {
        let file = try folder.file("items.json", text)
        let repository = JSONFileItemRepository(file: file)
        let damaged = ItemError.damaged("\(file.plainPath):\(message)")
        await #expect(throws: damaged) { try await repository.items() }
        await #expect(throws: damaged) { try await repository.deleteItem(id: "a") }
        #expect(try DataTests.text(of: file) == text)
        #expect(try folder.names == ["items.json"])
    }

    @Test func invalidUTF8IsNamed() async throws {
        let file = folder.file("items.json")
        try folder.write(Array(#"[{"id": "a", "name": ""#.utf8) + [0xC3, 0x28], to: file)
        await #expect(
            throws: ItemError.damaged(
                "\(file.plainPath):1:23: element [0]: expected valid UTF-8, found the byte 0xC3")
        ) {
            try await JSONFileItemRepository(file: file).items()
        }
    }

    @Test func theMessageIsOneLineWhateverTheFileIsCalled() async throws {
        let file = try folder.file("a\nb\u{1B}[31m.json", "x\u{2028}y")
        let error = await #expect(throws: ItemError.self) {
            try await JSONFileItemRepository(file: file).items()
        }
        let message = try #require(error?.message)
        #expect(!message.unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(
            message.hasSuffix(#"/a\nb\u{1B}[31m.json:1:1: expected an array of objects, found x"#))
    }

    static let counterDamages = [
        ("[]", "1:1: expected an object, found an array"),
        ("{}", #"1:1: expected an object with "value", found one without it"#),
        (#"{"value": 1}"#, #"1:1: expected an object with "version", found one without it"#),
        (
            #"{"value": "1", "version": 1}"#,
            #"1:11: expected a whole number for "value", found "1""#
        ),
        (
            #"{"value": 1.0, "version": 1}"#,
            #"1:11: expected a whole number for "value", found 1.0"#
        ),
        (
            #"{"value": 1e3, "version": 1}"#,
            #"1:11: expected a whole number for "value", found 1e3"#
        ),
        (
            #"{"value": 9223372036854775808, "version": 1}"#,
            #"1:11: expected a number from -9223372036854775808 to 9223372036854775807 for "value", "#
                + "found 9223372036854775808"
        ),
        (
            #"{"value": 1, "version": 1, "value": 2}"#,
            #"1:28: expected one "value" in the object, found another"#
        ),
        (#"{"value": 1, "version": 1} x"#, "1:28: expected nothing more, found x"),
    ]

    @Test(arguments: counterDamages)
    func aDamagedCounterIsNamedAndLeftAlone(text: String, message: String) async throws {
        let file = try folder.file("counter.json", text)
        let repository = JSONFileCounterRepository(file: file)
        let damaged = CounterError.damaged("\(file.plainPath):\(message)")
        await #expect(throws: damaged) { try await repository.counter() }
        await #expect(throws: damaged) { try await repository.update { _ in 0 } }
        #expect(try DataTests.text(of: file) == text)
    }
}
