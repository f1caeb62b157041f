import Domain
import Foundation
import Testing

@testable import Data

@Suite("Who changes a file waits for those who asked before", .timeLimit(.minutes(5)))
struct TurnTests {
    private let folder = TemporaryFolder()
    private let url: URL

    init() throws { url = try folder.file("specimens.json", "[]") }

    @MainActor
    @Test("Changes are made in the order of asking")
    func order() async throws {
        let file = JSONFile<[Specimen]>(url: url) { _ in 0 }
        let changes = (0..<300).map { id in
            Task { try await file.update { $0.append(Specimen(id: "\(id)")) } }
        }
        for change in changes { try await change.value }
        #expect(try await file.read().map(\.id) == (0..<300).map(String.init))
    }

    @MainActor
    @Test("One that is cancelled does not wait for its turn, and the next one gets it")
    func cancelled() async throws {
        let lock = try locked(url)
        let file = JSONFile<[Specimen]>(url: url, patience: .seconds(5))
        let changes = ["a", "b", "c"].map { id in
            Task { try await file.update { $0.append(Specimen(id: id)) } }
        }
        await Task { @MainActor in }.value
        changes[1].cancel()
        await #expect(throws: StorageFailure.cancelled) { try await changes[1].value }
        close(lock)
        for index in [0, 2] { try await changes[index].value }
        #expect(try await file.read().map(\.id) == ["a", "c"])
    }

    @Test("While one file is written, the other files of its folder are changed")
    func writing() async throws {
        let (flushes, flush) = AsyncStream.makeStream(of: Void.self)
        let goOn = DispatchSemaphore(value: 0)
        let slow = JSONFile<[Specimen]>(url: url) { _ in
            flush.yield()
            _ = goOn.wait(timeout: .now() + 300)
            return 0
        }
        Task { try await slow.update { $0 = [Specimen(id: "a")] } }
        await flushes.first { _ in true }
        defer { for _ in 1...2 { goOn.signal() } }
        let other = JSONFile<Tally>(url: try folder.file("tally.json", "{}"), patience: .zero)
        for _ in 1...2 { try await other.update { $0.count += 1 } }
        #expect(try await other.read().count == 2)
    }

    @Test("By many paths at once, no change is lost or fails", arguments: [nil, #"{"count": 0}"#])
    func manyPaths(text: String?) async throws {
        let url = folder.file("tally.json")
        if let text { try folder.file("tally.json", text) }
        try await withThrowingTaskGroup { group in
            for number in 0..<100 {
                let link = folder.file("link-\(number).json")
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
                let file = JSONFile<Tally>(url: link, delay: Pauses()) { _ in 0 }
                group.addTask { try await file.update { $0.count += 1 } }
            }
            try await group.waitForAll()
        }
        #expect(try await JSONFile<Tally>(url: url).read().count == 100)
    }

    @Test("A file is not made while another file of its folder is changed, so that it is made once")
    func making() async throws {
        let lock = try locked(folder.url, LOCK_SH)
        defer { close(lock) }
        let file = JSONFile<Tally>(url: folder.file("tally.json"), patience: .zero)
        await #expect(throws: StorageFailure.self) { try await file.update { $0.count = 1 } }
        try await JSONFile<[Specimen]>(url: url, patience: .zero).update { $0 = [.init(id: "a")] }
    }
}
