import Data
import Domain
import Foundation
import Testing

@Suite("Deleting removes that element and nothing else")
struct RemovalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func element(_ id: String) -> String { #"{"id":"\#(id)","name":""}"# }

    /// Layouts of the elements a, b and c, and what is left without the named ones.
    static let layouts: [(before: String, ids: [String], after: String)] = [
        ("[A,B,C]", ["a"], "[B,C]"),
        ("[A,B,C]", ["b"], "[A,C]"),
        ("[A,B,C]", ["c"], "[A,B]"),
        ("[A,B,C]", ["a", "b"], "[C]"),
        ("[A,B,C]", ["a", "c"], "[B]"),
        ("[A,B,C]", ["b", "c"], "[A]"),
        ("[A,B,C]", ["c", "b", "a"], "[]"),
        ("[\n  A,\n  B,\n  C\n]\n", ["a"], "[\n  B,\n  C\n]\n"),
        ("[\n  A,\n  B,\n  C\n]\n", ["b"], "[\n  A,\n  C\n]\n"),
        ("[\n  A,\n  B,\n  C\n]\n", ["c"], "[\n  A,\n  B\n]\n"),
        ("[\n  A,\n  B,\n  C\n]\n", ["a", "b", "c"], "[\n]\n"),
        ("[\r\n\tA,\r\n\tB\r\n]", ["b"], "[\r\n\tA\r\n]"),
        ("[ A\n, B\n, C ]", ["b"], "[ A\n, C ]"),
        ("[ A\n, B\n, C ]", ["c"], "[ A\n, B ]"),
        (" [ A ] ", ["a"], " [ ] "),
        ("[A , B\n\n,C]", ["a"], "[B\n\n,C]"),
    ]

    @Test(arguments: layouts)
    func theLayoutStays(before: String, ids: [String], after: String) async throws {
        let file = try folder.file("items.json", Self.filled(before))
        let repository = JSONFileItemRepository(file: file)
        for id in ids { #expect(try await repository.deleteItem(id: id)) }
        #expect(try text(of: file) == Self.filled(after))
    }

    @Test(arguments: layouts)
    func theLayoutStaysWhenDeletedTogether(before: String, ids: [String], after: String)
        async throws
    {
        let file = try folder.file("items.json", Self.filled(before))
        let repository = JSONFileItemRepository(file: file)
        await withTaskGroup { group in
            for id in ids {
                group.addTask { _ = try? await repository.deleteItem(id: id) }
            }
        }
        #expect(try text(of: file) == Self.filled(after))
    }

    @Test func everythingUnknownSurvives() async throws {
        let kept = #"""
              { "tags" : ["x" , {"deep": [[], {}]}], "id": "kept\u002d1", "price": 1.10,
                "serial": 12345678901234567890, "name": "\ud83d\ude42 \/ é", "lone": "\uD800",
                "tiny": 1E-400, "twice": 1, "twice": 2 }
            """#
        let gone = #"{"id": "gone", "name": "Gone", "note": "},{\"id\": \"kept\""}"#
        let file = try folder.file("items.json", "[\n  \(gone),\n\(kept)\n]\n")
        let repository = JSONFileItemRepository(file: file)
        #expect(try await repository.deleteItem(id: "gone"))
        #expect(try text(of: file) == "[\n  \(kept.drop { $0 == " " })\n]\n")
        #expect(try await repository.items() == [Item(id: "kept-1", name: "🙂 / é")])
    }

    @Test func anUnknownIDDoesNotTouchTheFile() async throws {
        let file = try folder.file("items.json", Self.filled("[A]"))
        let number = try fileNumber(of: file)
        #expect(try await !JSONFileItemRepository(file: file).deleteItem(id: "z"))
        #expect(try fileNumber(of: file) == number)
    }

    @Test func theOtherFieldsOfACounterSurvive() async throws {
        let text =
            "{ \"version\" : 9, \"unit\": \"clicks\",\n  \"value\": -1, \"big\": 1.10e400 }\n"
        let file = try folder.file("counter.json", text)
        _ = try await JSONFileCounterRepository(file: file).update { $0 + 101 }
        #expect(
            try DataTests.text(of: file)
                == "{ \"version\" : 10, \"unit\": \"clicks\",\n  \"value\": 100, \"big\": 1.10e400 }\n"
        )
    }

    private static func filled(_ layout: String) -> String {
        ["a", "b", "c"].reduce(layout) { $0.replacing($1.uppercased(), with: element($1)) }
    }

    private func fileNumber(of url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.plainPath)[.systemFileNumber] as? Int
    }
}
