import Domain
import Testing

@testable import Data

@Suite("Damage is one line, names the place, and is never written over", .timeLimit(.minutes(5)))
struct DamageTests {
    private let folder = TemporaryFolder()

    private static let number = "expected a whole number"
    private static let repeated = "expected an id of its own, found that of [0]"

    /// Valid JSON that does not hold specimens. Each message names the exact place.
    static let misfits: [(text: String, message: String)] = [
        ("{}", "expected an array"),
        ("null", "expected an array"),
        ("[7]", "[0]: expected an object"),
        ("[{}]", "[0].id: expected a value"),
        (#"[{"id": "a"}]"#, "[0].name: expected a value"),
        (#"[{"id": "a", "name": "A"}, {"id": 7, "name": "A"}]"#, "[1].id: expected a string"),
        (#"[{"id": "a", "name": null}]"#, "[0].name: expected a string"),
        (#"[{"id": "a", "name": "", "place": {"shelf": "1"}}]"#, "[0].place.shelf: \(number)"),
        (#"[{"id": "é", "name": ""}, {"id": "e\#u{301}", "name": ""}]"#, "[1].id: \(repeated)"),
    ]

    @Test("Where a value is another than expected", arguments: misfits)
    func misfit(text: String, message: String) async throws {
        #expect(try await damage(text.utf8, in: folder) == message)
    }

    @Test(
        "A number that does not fit, half of a surrogate pair, and no instant, name the record",
        arguments: [
            #""name": "", "place": {"shelf": 1.5}"#, #""name": "", "place": {"shelf": 1e400}"#,
            #""name": "", "place": {"shelf": 9223372036854775808}"#,
            #""name": "", "seen": "2026-11-27""#, #""name": "", "seen": "27.11.2026, 10:00""#,
            #""name": "\uD83D""#, #""name": "", "\uD83D": 1"#,
        ])
    func unfit(fields: String) async throws {
        let text = #"[{"id": "a", "name": "\uD83D\uDE42"}, {"id": "b", \#(fields)}]"#
        let message = try await damage(text.utf8, in: folder)
        #expect(message == "[1]: expected values that fit their types")
    }

    @Test("In a document that is one record, too; in one line, whatever the file is called")
    func oneRecord() async throws {
        let url = try folder.file("a\nb\u{1B}[31m\u{202E}.json", #"{"count": 1.5}"#)
        let file = JSONFile<Tally>(url: url)
        let error = await #expect(throws: StorageFailure.self) { try await file.read() }
        let ending = #"/a\u000ab\u001b[31m\u202e.json: expected values that fit their types"#
        #expect(error?.reason.details.hasSuffix(ending) == true)
    }
}
