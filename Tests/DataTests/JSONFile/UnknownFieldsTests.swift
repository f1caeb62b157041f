import Foundation
import Testing

@testable import Data

@Suite("What the app does not know in a record survives", .timeLimit(.minutes(5)))
struct UnknownFieldsTests {
    private let folder = TemporaryFolder()

    /// The values of a field that no record declares.
    static let values = [
        "1234567890123456789012345678901234567890", "1.10", "-0", "-0.0", "1E+2", "1e400", "1E-400",
        "12345678901234567890.12345678901234567890", #""\ud83d\ude42 \/ \u00e9 \\\" é 🙂""#,
        #""},{\"id\": \"b\"""#, #""end \\""#, #""\uD83D""#, #""\u123\""#, #""\u\\u1""#, "null",
        "true", "[]", "{}", "\"\"",
        #"[ 1 ,[2,{"x":[]}]]"#, #"{"deep": {"deeper": [{"id": "a"}, 1.10]}, "": 0}"#,
        #"{"name": "not the record's"}"#,
        String(repeating: "[", count: 400) + "1" + String(repeating: "]", count: 400),
    ]

    @Test("When the record, or another one, changes", arguments: values)
    func value(value: String) async throws {
        let record = "{\r\n\t\"new\": \(value) ,\"id\":\"k\",\"name\" :\t\"K\" \r\n\t}"
        let text = "\u{FEFF}\r\n[{\"id\": \"a\", \"name\": \"\"},\r\n\t\(record)\r\n]\r\n"
        let new = "\"new\":\(value)"
        #expect(try await folder.changed(text) { $0.swapAt(0, 1) }.contains("\"new\": \(value) "))
        #expect(try await folder.changed(text) { $0[1].name = "L" }.contains(new))
        #expect(try await folder.changed(text) { $0[1].place = .init(shelf: 1) }.contains(new))
        #expect(try await JSONFile<[Specimen]>(url: folder.specimens).read()[1].place?.shelf == 1)
        let tally = try folder.file("tally.json", "\u{FEFF}{\"new\": \(value)}")
        try await JSONFile<Tally>(url: tally).update { $0.count = 1 }
        #expect(try DataTests.text(of: tally) == "{\"count\":1,\(new)}")
    }

    @Test(
        "What changes is written, and nothing else is",
        arguments: [
            // In a known object, an unknown field stays. A known field that becomes nil is removed.
            (
                #""id": "a", "name": "", "weight": null, "place": {"lamp": 1.10, "shelf": 1, "room": ""}"#,
                Specimen(id: "a", weight: 1.5, place: .init(shelf: 2)),
                #""id":"a","name":"","place":{"lamp":1.10,"shelf":2},"weight":1.5"#
            ),
            // A known number that does not change keeps its digits. A name may be escaped.
            (
                #""\u0069d": "a", "n\u0061me": "", "weight": 1.10,"#,
                Specimen(id: "a", name: "A/", weight: 1.1), #""id":"a","name":"A/","weight":1.10"#
            ),
            // If a name stands twice, the first value counts.
            (
                #""id": "a", "name": "A", "name": "B", "x": 1, "x": 2"#,
                Specimen(id: "a", name: "C"), #""id":"a","name":"C","x":1"#
            ),
            // A time that does not change keeps its zone.
            (
                #""id": "a", "name": "", "seen": "2026-11-27T11:30:00+01:30""#,
                Specimen(id: "a", name: "A", seen: Date(timeIntervalSince1970: 1_795_773_600)),
                #""id":"a","name":"A","seen":"2026-11-27T11:30:00+01:30""#
            ),
        ])
    func changed(before: String, specimen: Specimen, after: String) async throws {
        let text = try await folder.changed("[{\(before)}]") { $0 = [specimen] }
        #expect(text == "[\n{\(after)}\n]\n")
        #expect(try await JSONFile<[Specimen]>(url: folder.specimens).read() == [specimen])
    }
}
