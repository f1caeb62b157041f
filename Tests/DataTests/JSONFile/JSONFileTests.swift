import Domain
import Foundation
import Testing

@testable import Data

@Suite("A JSON file holds one document", .timeLimit(.minutes(5)))
struct JSONFileTests {
    private let folder = TemporaryFolder()
    private var url: URL { folder.specimens }
    private var file: JSONFile<[Specimen]> { JSONFile(url: url) }

    @Test("Without a file, the document is empty, and reading makes no file")
    func missing() async throws {
        #expect(try await file.read().isEmpty)
        #expect(try await JSONFile<Tally>(url: url).read() == Tally())
        #expect(try folder.names.isEmpty)
    }

    @Test("A file that has been read is not open any more")
    func closed() async throws {
        try folder.file("specimens.json", "[]")
        _ = try await file.read()
        let read = try #require(status(of: url.path))
        let isOpen = (0..<4_096).contains { (number: Int32) in
            status(of: number).map { ($0.st_dev, $0.st_ino) == (read.st_dev, read.st_ino) } == true
        }
        #expect(!isOpen)
    }

    @Test("The first change makes the file, in one stable form")
    func firstChange() async throws {
        try await file.update { $0 = [.init(id: "a", name: "A/B"), .init(id: "b", weight: 1.5)] }
        let lines = [#"{"id": "a", "name": "A/B"}"#, #"{"id": "b", "name": "", "weight": 1.5}"#]
        #expect(try text(of: url) == "[\n  \(lines[0]),\n  \(lines[1])\n]\n")
    }

    @Test("Records are added, changed, moved and removed")
    func changes() async throws {
        try folder.file("specimens.json", #"[{"id":"a","name":"A"},{"id":"b","name":"B"}]"#)
        let changed = [
            Specimen(id: "b", name: "B"), Specimen(id: "a", name: "AA"),
            Specimen(id: "c", place: .init(shelf: 3)),
        ]
        for specimens in [changed, [changed[1]], []] {
            let count = try await file.update { document in
                document = specimens
                return document.count
            }
            #expect(count == specimens.count)
            #expect(try await file.read() == specimens)
        }
        #expect(try text(of: url) == "[]\n")
    }

    @Test("A change that changes nothing writes nothing")
    func noChange() async throws {
        let before = #" [ {"id":"a","name":"A"} ] "#
        try folder.file("specimens.json", before)
        let number = try #require(status(of: url.path)).st_ino
        try await file.update { $0[0].name = "A" }
        #expect(try text(of: url) == before)
        #expect(status(of: url.path)?.st_ino == number)
    }

    @Test(
        "What could not be read again is not written",
        arguments: [
            ([Specimen(id: "a", weight: .infinity)], "can't write what JSON can't hold"),
            ([Specimen(id: "a"), Specimen(id: "a")], "[1].id: expected an id of its own"),
        ])
    func unreadable(specimens: [Specimen], reason: String) async throws {
        let error = await #expect(throws: StorageFailure.self) {
            try await file.update { $0 = specimens }
        }
        #expect(error?.reason.details.hasPrefix("\(url.path): \(reason)") == true)
        #expect(try folder.names.isEmpty)
    }

    @Test("A document may be one record")
    func oneRecord() async throws {
        let file = JSONFile<Tally>(url: url)
        try await file.update { $0.count += 1 }
        #expect(try text(of: url) == "{\"count\": 1}\n")
        let before = "{\n  \"unit\": [1.10],\n  \"count\": 1, \"note\": \"x\"\n}\n"
        try folder.file("specimens.json", before)
        try await file.update { $0 = Tally(count: 2) }
        #expect(try text(of: url) == "{\"unit\": [1.10], \"count\": 2}\n")
    }

    @Test("A file above 256 MB is not read")
    func tooLargeToRead() async throws {
        try folder.file("specimens.json", "[]")
        #expect(truncate(url.path, 256_000_001) == 0)
        let text = "\(url.path): 256 MB, of at most 256. Keep so much in a database."
        let error = StorageFailure.unavailable(.notAccessible(text))
        await #expect(throws: error) { try await file.read() }
        await #expect(throws: error) { try await file.update { $0 = [] } }
    }
}
