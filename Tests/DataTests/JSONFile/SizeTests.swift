import Foundation
import Testing

@testable import Data

@Suite("What is too large is an error of one line, and nobody aborts", .timeLimit(.minutes(5)))
struct SizeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A file above 256 MB is not read")
    func tooLargeToRead() async throws {
        let url = try folder.file("specimens.json", "[]")
        #expect(truncate(url.path, 256_000_001) == 0)
        let file = JSONFile<[Specimen]>(url: url)
        let error = JSONFileError.unavailable(
            "\(url.path): 256 MB, of at most 256. Keep so much in a database.")
        await #expect(throws: error) { try await file.read() }
        await #expect(throws: error) { try await file.update { $0 = [] } }
    }

    @Test("A limit on the size of files is an error, not the end of the process")
    func limit() async throws {
        let (url, before) = try largeFile()
        let result = try await Stress.run("limit", "1000", ["delete", url.path, "item-0"])
        #expect(result.status == 1)
        #expect(result.lines == [])
        #expect(result.error.contains("items.json: can't write: File too large."))
        #expect(try text(of: url) == before)
        #expect(try folder.names == ["items.json"])
    }

    @Test(
        "On a full disk the file stays",
        .enabled("Needs a user namespace to mount a small disk in.") { await canMount })
    func fullDisk() async throws {
        let (url, before) = try largeFile()
        let disk = folder.file("disk")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: false)
        let script = """
            set -e; mount -t tmpfs -o size=64k disk "$2"; cp "$3" "$2"
            "$0" delete "$2/items.json" item-0 && exit 2
            cmp "$2/items.json" "$3"; ls -A "$2"
            """
        let result = try await Stress.run(
            shell: #"exec unshare --map-root-user --mount sh -c "$1" "$0" "$@""#,
            script, disk.path, url.path)
        #expect(result.status == 0)
        #expect(result.lines == ["items.json"])
        #expect(result.error.contains("can't write: No space left on device. Free some space"))
        #expect(try text(of: url) == before)
    }

    private func largeFile() throws -> (URL, String) {
        let elements = (0..<800).map { #"{"id": "item-\#($0)", "name": "Item number \#($0)"}"# }
        let text = "[\n\(elements.joined(separator: ",\n"))\n]\n"
        return (try folder.file("items.json", text), text)
    }
}

/// Only Linux lets a process that is not root have a disk of its own.
private var canMount: Bool {
    get async {
        let result = try? await Stress.run(
            shell: "unshare --map-root-user --mount mount -t tmpfs none /tmp")
        return result?.status == 0
    }
}
