import Domain
import Foundation
import Synchronization
import Testing

@testable import Data

@Suite("A change is on the disk before it is acknowledged", .timeLimit(.minutes(5)))
struct DurabilityTests {
    private static let old = #"[{"id":"a","name":"old"}]"#
    private static let new = "[\n{\"id\":\"a\",\"name\":\"new\"}\n]\n"
    private let folder = TemporaryFolder()
    private let url: URL

    init() throws { url = try folder.file("specimens.json", Self.old) }

    /// One flush of a file or of the folder. The texts in the folder at that time, by file name.
    private struct Flush: Equatable {
        var isFolder: Bool
        var isLocked = true
        var texts: [String: String]
    }

    @Test(
        "With the lock: a temporary file, flushed, renamed, and the folder flushed, in this order")
    func order() async throws {
        let flushes = Mutex<[Flush]>([])
        let file = JSONFile(url: url) { number in
            let texts = (try? folder.names)?.map { ($0, (try? text(of: folder.file($0))) ?? "") }
            let flush = Flush(
                isFolder: isFolder(number), isLocked: lockedFolder(folder.url) == nil,
                texts: .init(uniqueKeysWithValues: texts ?? []))
            flushes.withLock { $0.append(flush) }
            return 0
        }
        try await file.update {
            #expect(lockedFolder(folder.url) == nil)
            $0[0].name = "new"
        }
        let both = [".specimens.json.unfinished": Self.new, "specimens.json": Self.old]
        #expect(
            flushes.withLock(\.self) == [
                Flush(isFolder: false, texts: both),
                Flush(isFolder: true, texts: ["specimens.json": Self.new]),
            ])
    }

    @Test(
        "Without a flush, the old file stays; or the error says what is known of the new one",
        arguments: [(false, "flush", old), (true, "flush the folder of the changed file", new)])
    func notFlushed(ofFolder: Bool, action: String, text: String) async throws {
        let file = JSONFile(url: url) { number in
            guard isFolder(number) == ofFolder else { return 0 }
            errno = EIO
            return -1
        }
        let error = StorageFailure(action, code: EIO).naming(url.path)
        await #expect(throws: error) { try await file.update { $0[0].name = "new" } }
        #expect(try DataTests.text(of: url) == text)
        #expect(try folder.names == ["specimens.json"])
    }
}

private func isFolder(_ number: Int32) -> Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
