import Domain
import Foundation
import Testing

@testable import Data

@Suite("A JSON file holds one document", .timeLimit(.minutes(5)))
struct JSONFileTests {
    private let folder = TemporaryFolder()
    private var url: URL { folder.specimens }
    private var file: JSONFile<[Specimen]> { JSONFile(url: url) }

    @Test("The first change makes the file, in one stable form, and no read does")
    func firstChange() async throws {
        #expect(try await file.read().isEmpty)
        #expect(try folder.names.isEmpty)
        let seen = Date(timeIntervalSince1970: 1_795_773_600.9)
        try await file.update { $0 = [.init(id: "b", name: "A/B", weight: 1.5), .init(id: "a")] }
        try await file.update { $0.append(.init(id: "c", seen: seen)) }
        let lines = [
            #"{"id":"b","name":"A/B","weight":1.5}"#, #"{"id":"a","name":""}"#,
            #"{"id":"c","name":"","seen":"2026-11-27T10:00:00Z"}"#,
        ]
        #expect(try text(of: url) == "[\n\(lines.joined(separator: ",\n"))\n]\n")
    }

    @Test("A change that changes nothing writes nothing")
    func noChange() async throws {
        let before = #" [ {"id":"a","name":"A"}, ] "#
        #expect(try await folder.changed(before) { $0[0].name = "A" } == before)
    }

    @Test(
        "What could not be read again is not written",
        arguments: [
            [Specimen(id: "a", weight: .infinity)], [Specimen(id: "a"), Specimen(id: "a")],
        ])
    func unreadable(specimens: [Specimen]) async throws {
        let error = await #expect(throws: StorageFailure.self) {
            try await file.update { $0 = specimens }
        }
        #expect(error?.reason.details.hasPrefix("\(url.path): ") == true)
        #expect(try folder.names.isEmpty)
    }

    @Test("A full disk has a message of its own", arguments: [ENOSPC, EDQUOT, EIO])
    func noSpace(code: Int32) {
        let error = StorageFailure("write", code: code).naming("/a.json")
        let isFull = error.reason.message == "There is no space left on this device."
        #expect(isFull == (code != EIO))
        #expect(error.reason.details.hasPrefix("/a.json: can't write: "))
    }
}
