import Domain
import Foundation
import Synchronization
import Testing

@testable import Data

@Suite("A change is on the disk before it is acknowledged", .timeLimit(.minutes(5)))
struct DurabilityTests {
    private static let old = #"[{"id":"a","name":"old"}]"#
    private static let new = "[\n  {\"id\": \"a\", \"name\": \"new\"}\n]\n"
    private let folder = TemporaryFolder()
    private let url: URL

    init() throws { url = try folder.file("specimens.json", Self.old) }

    /// One flush of a file or of the folder, and the texts in the folder at that time, by file name.
    private struct Flush: Equatable {
        var isFolder: Bool
        var texts: [String: String]
    }

    @Test("Whole in a temporary file, flushed, renamed, and the folder flushed, in this order")
    func order() async throws {
        let flushes = Mutex<[Flush]>([])
        let file = JSONFile<[Specimen]>(url: url) { number in
            flushes.withLock { $0.append(look(number)) }
            return 0
        }
        try await file.update { $0[0].name = "new" }
        let both = [".specimens.json.unfinished": Self.new, "specimens.json": Self.old]
        #expect(
            flushes.withLock(\.self) == [
                Flush(isFolder: false, texts: both),
                Flush(isFolder: true, texts: ["specimens.json": Self.new]),
            ])
    }

    @Test(
        "Without a flush, the old file stays; or the error says what is known of the new one",
        arguments: [
            (false, "flush", old),
            (true, "confirm that the change, now in the file, outlives a power failure", new),
        ])
    func notFlushed(ofFolder: Bool, action: String, text: String) async throws {
        let file = JSONFile<[Specimen]>(url: url) { number in
            guard isFolder(number) == ofFolder else { return 0 }
            errno = EIO
            return -1
        }
        let details = "\(url.path): can't \(action): Input/output error."
        await #expect(throws: StorageFailure.unavailable(.notAccessible(details))) {
            try await file.update { $0[0].name = "new" }
        }
        #expect(try DataTests.text(of: url) == text)
        #expect(try folder.names == ["specimens.json"])
    }

    @Test("The file, old or new, and its folder are locked from before the read to the last flush")
    func lock() async throws {
        let locks = Mutex<[Bool]>([])
        let look = { @Sendable [folder, url] in
            let isFree = [folder.url, url].map(lockIsFree)
            locks.withLock { $0 += isFree }
        }
        let file = JSONFile<[Specimen]>(url: url) { _ in
            look()
            return 0
        }
        try await file.update {
            look()
            $0[0].name = "new"
        }
        #expect(locks.withLock(\.self) == Array(repeating: false, count: 6))
        #expect([folder.url, url].allSatisfy(lockIsFree))
    }

    private func look(_ number: Int32) -> Flush {
        let texts = (try? folder.names)?.map { ($0, (try? text(of: folder.file($0))) ?? "") }
        return Flush(isFolder: isFolder(number), texts: .init(uniqueKeysWithValues: texts ?? []))
    }
}

private func isFolder(_ number: Int32) -> Bool {
    (status(of: number)?.st_mode ?? 0) & S_IFMT == S_IFDIR
}

private func lockIsFree(_ url: URL) -> Bool { (try? locked(url)).map { close($0) } != nil }
