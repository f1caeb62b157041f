import Domain
import Foundation
import Testing

@testable import Data

@Suite("A damaged file is named, and is never written over", .timeLimit(.minutes(5)))
struct DamageTests {
    private let folder = TemporaryFolder()

    /// Texts that hold no specimens.
    static let texts = [
        "", "[", "[]]", "[] []", "[{\"id\": \"a", "{}", "null", "[7]", "[{}]", "[,]", "[\0]\0",
        #"[{"id": "é", "name": ""}, {"id": "e\#u{301}", "name": ""}]"#,
    ]

    /// Values that are no JSON, or no value of the field.
    static let values = [
        "id": ["7", "null", "'a'", "\"a\tb\"", #""\q""#, #""\x41""#, #""\u12""#, #""\uD83D""#],
        "weight": ["01", "-", "1.", "+1", ".5", "1e", "1e5.5", "0x10", "NaN", "1e400", "1_0"],
        "place": [#"{"shelf": 1.5}"#, #"{"shelf": 9223372036854775808}"#, "{,}", "{1: 1}"],
        "seen": [#""2026-11-27""#, "1"],
        "unknown": ["tru", "[1 2]", "[1}", "1 2", "\"", "// none\n1", "[,1]"],
    ].flatMap { name, values in
        values.map { #"[{"\#(name)": \#($0), "id": "a", "name": ""}]"# }
    }

    @Test("Each read and each change is an error that names the file", arguments: texts + values)
    func damaged(text: String) async throws { try await damage(text.utf8) }

    @Test(
        "In bytes that are no UTF-8",
        arguments: [[0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]])
    func bytes(bytes: [UInt8]) async throws {
        try await damage("[{\"id\": \"".utf8 + bytes + "\", \"name\": \"\"}]".utf8)
    }

    @Test("The decoder says where, if it knows")
    func place() async throws {
        let text = #"[{"id": "a", "name": "", "place": {"shelf": "1"}}]"#
        #expect(try await damage(text.utf8).contains("shelf"))
    }

    @Test("The error has one line, whatever the file is called")
    func oneLine() async throws {
        let file = JSONFile<Tally>(url: try folder.file("a\nb\u{1B}[31m\u{202E}.json", "{"))
        let error = await #expect(throws: StorageFailure.self) { try await file.read() }
        #expect(error?.reason.details.contains(#"/a\u000ab\u001b[31m\u202e.json: "#) == true)
        #expect(error?.reason.details.contains(where: \.isNewline) == false)
    }

    /// The text of the error that a read and an update of these bytes throw. Checks that both leave the
    /// file as it is, and create no other file.
    @discardableResult private func damage(_ bytes: some Sequence<UInt8>) async throws -> String {
        let url = try folder.write(Array(bytes), to: folder.specimens)
        let file = JSONFile<[Specimen]>(url: url)
        let thrown = await #expect(throws: StorageFailure.self) { try await file.read() }
        let error = try #require(thrown)
        await #expect(throws: error) { try await file.update { $0 = [] } }
        #expect(try Foundation.Data(contentsOf: url).elementsEqual(bytes))
        #expect(try folder.names == ["specimens.json"])
        guard case .damaged(let reason) = error else { return "" }
        #expect(reason.message == "The stored data is damaged.")
        #expect(reason.details.hasPrefix("\(url.path): "))
        return reason.details
    }
}
