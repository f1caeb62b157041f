import DI
import Domain
import Foundation
import Testing

@Suite(
    "Processes never lose each other's changes, even if they are killed", .timeLimit(.minutes(5)))
struct ProcessesTests {
    private let folder = TemporaryFolder()

    @Test("Eight processes delete from one file")
    func eightProcesses() async throws {
        let file = try folder.makeItems(128)
        try await withThrowingTaskGroup { group in
            for process in 0..<8 {
                group.addTask {
                    let ids = (0..<15).map { "item-\(process * 16 + $0)" }
                    let result = try await Stress.run("delete", file.path, ids)
                    #expect(result.status == 0)
                    #expect(result.lines == ids)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await ids(in: file) == (0..<8).map { "item-\($0 * 16 + 15)" })
        #expect(try folder.names == ["items.json"])
    }

    @Test("Four processes increment one count")
    func fourProcesses() async throws {
        let data = folder.file("data")
        let values = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask { try await Stress.run("increment", data.path, ["25"]).lines }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(values.sorted() == (1...100).map { "\($0)" }.sorted())
        let counter = try await Container.live(folder: data).counter.get.execute()
        #expect(counter == Counter(value: 100, version: 100))
    }

    @Test("A process that is killed loses nothing that it acknowledged")
    func killed() async throws {
        let file = try folder.makeItems(800)
        var left = (0..<800).map { "item-\($0)" }
        var (kills, acknowledged, lost) = (0, 0, 0)
        let leftovers = [["items.json"], [".items.json.unfinished", "items.json"]]
        for run in 0..<8 where !left.isEmpty {
            let (printed, wasKilled) = try await Stress.runAndKill(
                after: 1 + run % 5,
                [run % 4 > 0 ? "delete" : "together", file.path] + left.prefix(100))
            kills += wasKilled ? 1 : 0
            acknowledged += printed.count
            let now = try await ids(in: file)
            lost += Set(now).intersection(printed).count
            #expect(now == left.filter(Set(now).contains))
            #expect(try leftovers.contains(folder.names))
            left = now
        }
        print("kills: \(kills), deletes acknowledged: \(acknowledged), lost: \(lost)")
        #expect(kills > 0)
        #expect(lost == 0)
    }

    private func ids(in file: URL) async throws -> [Item.ID] {
        try await Container.jsonFile(items: file).items.getItems.execute().map(\.id)
    }
}
