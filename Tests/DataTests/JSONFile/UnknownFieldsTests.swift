import Foundation
import Testing

@testable import Data

@Suite("What the app does not know in a record survives, as it is written", .timeLimit(.minutes(5)))
struct UnknownFieldsTests {
    private let folder = TemporaryFolder()

    /// The values of a field that no record declares.
    static let values = [
        "12345678901234567890", "1.10", "0.1", "-0", "1e400", "1E-400", "1e5", "-0.0",
        "1.2345678901234567890123456789012345678901234567890",
        "12345678901234567890.12345678901234567890", #""\ud83d\ude42 \/ \u00e9 \\\" é 🙂""#,
        #""},{\"id\": \"b\"""#, #""end \\""#, "null", "true", "[]", "{}", #"[ 1 ,[2,{"x":[]}]]"#,
        #"{"deep": {"deeper": [{"id": "a"}, 1.10]}, "": 0}"#, #"{"name": "not the record's"}"#,
    ]

    @Test("In a record that nobody changes, in its own style", arguments: values)
    func unchanged(value: String) async throws {
        let kept = "{\r\n\t\"id\":\"k\",\"name\" :\t\"K\",  \"new\": \(value)\r\n\t}"
        let before = "\r\n[{\"id\": \"a\", \"name\": \"\"},\r\n\t\(kept)\r\n]\r\n"
        let text = try await folder.changed(before) { $0 = [$0[1], Specimen(id: "b")] }
        #expect(text == "[\n  \(kept),\n  {\"id\": \"b\", \"name\": \"\"}\n]\n")
    }

    @Test("A field that appears, changes or goes leaves the others where they are")
    func fields() async throws {
        let record = #"{"x": 1, "id": "a", "name": "", "y": [2]"#
        var text = "[\(record)}]"
        for weight in [1.5, 12.25, nil] {
            let end = weight.map { #", "weight": \#($0)}"# } ?? "}"
            text = try await folder.changed(text) { $0[0].weight = weight }
            #expect(text == "[\n  \(record)\(end)\n]\n")
        }
    }

    @Test(
        "What changes goes where it was, and nothing else does",
        arguments: [
            // An unknown field in a known object stays, too.
            (
                #""id": "a", "name": "", "place": {"lamp": 1.10, "shelf": 1, "room": "B"}"#,
                Specimen(id: "a", place: .init(shelf: 2)),
                #""id": "a", "name": "", "place": {"lamp": 1.10, "shelf": 2}"#
            ),
            // A known number that does not change keeps its digits.
            (
                #""id": "a", "name": "", "weight": 1.10"#,
                Specimen(id: "a", name: "A", weight: 1.1),
                #""id": "a", "name": "A", "weight": 1.10"#
            ),
            // A key may be escaped, and ids are compared as text.
            (
                #""\u0069d": "caf\u00e9", "n\u0061me": "A", "x": "\ud83d\ude42""#,
                Specimen(id: "cafe\u{301}", name: "A!"),
                #""\u0069d": "cafe\#u{301}", "n\u0061me": "A!", "x": "\ud83d\ude42""#
            ),
            // If an object has a name twice, the first value counts.
            (
                #""id": "a", "name": "A", "name": "B", "x": 1, "x": 2"#,
                Specimen(id: "a", name: "A!"),
                #""id": "a", "name": "A!", "name": "B", "x": 1, "x": 2"#
            ),
        ])
    func changed(before: String, specimen: Specimen, after: String) async throws {
        let text = try await folder.changed("[{\(before)}]") { $0 = [specimen] }
        #expect(text == "[\n  {\(after)}\n]\n")
        #expect(try await JSONFile<[Specimen]>(url: folder.specimens).read() == [specimen])
    }

    @Test(
        "An instant is ISO 8601 in whole seconds; what is read may have a fraction or a time zone",
        arguments: ["10:00:00Z", "10:00:00.987Z", "10:00:00.9Z", "11:30:00+01:30"])
    func instant(time: String) async throws {
        let record = #"{"id": "a", "name": "", "seen": "2026-11-27T\#(time)"}"#
        let added = #"{"id": "b", "name": "", "seen": "2026-11-27T10:00:00Z"}"#
        let text = try await folder.changed("[\(record)]") {
            #expect($0[0].seen == Date(timeIntervalSince1970: 1_795_773_600))
            $0.append(Specimen(id: "b", seen: $0[0].seen?.addingTimeInterval(0.9)))
        }
        #expect(text == "[\n  \(record),\n  \(added)\n]\n")
    }

    @Test("A field that the file lacks is written with its value, though nobody has changed it")
    func added() async throws {
        let url = try folder.file("tally.json", "{\"note\": \"x\"}\n")
        try await JSONFile<Tally>(url: url).update { $0.note = "y" }
        #expect(try text(of: url) == "{\"note\": \"y\", \"count\": 0}\n")
    }
}
