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

    init() throws {
        url = try folder.file("specimens.json", Self.old)
    }

    /// The content of the folder when the disk is asked to keep a file or the folder.
    private struct Flush: Equatable {
        var isFolder: Bool
        var names: [String]
        var unfinished: String?
        var text: String
    }

    @Test("Whole in a temporary file, flushed, renamed, and the folder flushed, in this order")
    func order() async throws {
        let flushes = Mutex<[Flush]>([])
        let file = JSONFile<[Specimen]>(url: url) { number in
            flushes.withLock { $0.append(look(number)) }
            return 0
        }
        try await file.update { $0[0].name = "new" }
        let temporary = ".specimens.json.unfinished"
        #expect(
            flushes.withLock(\.self) == [
                Flush(
                    isFolder: false, names: [temporary, "specimens.json"], unfinished: Self.new,
                    text: Self.old),
                Flush(isFolder: true, names: ["specimens.json"], text: Self.new),
            ])
    }

    @Test("If the disk does not keep the new file, the old one stays")
    func fileNotFlushed() async throws {
        let file = JSONFile<[Specimen]>(url: url, flush: failing(for: S_IFREG))
        let error = await #expect(throws: StorageFailure.self) {
            try await file.update { $0[0].name = "new" }
        }
        let details = "\(url.path): can't flush: Input/output error."
        #expect(error == .unavailable(.notAccessible(details)))
        #expect(try text(of: url) == Self.old)
        #expect(try folder.names == ["specimens.json"])
    }

    @Test("If only the folder was not flushed, the error says what is known")
    func folderNotFlushed() async throws {
        let file = JSONFile<[Specimen]>(url: url, flush: failing(for: S_IFDIR))
        let error = await #expect(throws: StorageFailure.self) {
            try await file.update { $0[0].name = "new" }
        }
        let doubt = "can't confirm that the change, now in the file, outlives a power failure"
        let details = "\(url.path): \(doubt): Input/output error."
        #expect(error == .unavailable(.notAccessible(details)))
        #expect(try text(of: url) == Self.new)
        #expect(try folder.names == ["specimens.json"])
    }

    @Test("The lock is held from before the file is read until the folder is flushed")
    func lock() async throws {
        let isFree = Mutex<[Bool]>([])
        let file = JSONFile<[Specimen]>(url: url) { [folder] _ in
            isFree.withLock { $0.append(lockIsFree(folder)) }
            return 0
        }
        try await file.update { [folder] specimens in
            isFree.withLock { $0.append(lockIsFree(folder)) }
            specimens[0].name = "new"
        }
        #expect(isFree.withLock(\.self) == [false, false, false])
        #expect(lockIsFree(folder))
    }

    private func look(_ number: Int32) -> Flush {
        var status = stat()
        fstat(number, &status)
        return Flush(
            isFolder: status.st_mode & S_IFMT == S_IFDIR, names: (try? folder.names) ?? [],
            unfinished: try? text(of: folder.file(".specimens.json.unfinished")),
            text: (try? text(of: url)) ?? "")
    }

    private func failing(for kind: mode_t) -> @Sendable (Int32) -> Int32 {
        { number in
            var status = stat()
            fstat(number, &status)
            guard status.st_mode & S_IFMT == kind else { return 0 }
            errno = EIO
            return -1
        }
    }
}

private func lockIsFree(_ folder: TemporaryFolder) -> Bool {
    let number = open(folder.url.path, O_RDONLY)
    defer { close(number) }
    return flock(number, LOCK_EX | LOCK_NB) == 0
}
