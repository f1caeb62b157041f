import Foundation
import Testing

@Suite("A failed write gives an error of one line, and the old file stays", .timeLimit(.minutes(5)))
struct SizeTests {
    private let folder = TemporaryFolder()

    @Test("A limit on the file size gives an error, and the process goes on")
    func limit() async throws {
        let file = try folder.makeItems(800)
        let before = try Foundation.Data(contentsOf: file)
        let result = try await Stress.run("limit", "1000", ["delete", file.path, "item-0"])
        #expect(result.status == 1)
        #expect(result.lines == [])
        #expect(result.error.contains("items.json: can't write: File too large."))
        #expect(try Foundation.Data(contentsOf: file) == before)
        #expect(try folder.names == ["items.json"])
    }

    @Test(
        "On a full disk, the old file stays",
        .enabled("Needs a user namespace to mount a small disk in.") { await canMount })
    func fullDisk() async throws {
        let file = try folder.makeItems(800)
        let disk = folder.file("disk")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: false)
        let script = """
            set -e; mount -t tmpfs -o size=64k disk "$2"; cp "$3" "$2"
            "$0" delete "$2/items.json" item-0 && exit 2
            cmp "$2/items.json" "$3"; ls -A "$2"
            """
        let result = try await Stress.run(
            shell: #"exec unshare --map-root-user --mount sh -c "$1" "$0" "$@""#,
            script, disk.path, file.path)
        #expect(result.status == 0)
        #expect(result.lines == ["items.json"])
        #expect(result.error.contains("can't write: No space left on device."))
    }
}

/// Only Linux lets a process without root rights mount its own disk.
private var canMount: Bool {
    get async {
        let result = try? await Stress.run(
            shell: "unshare --map-root-user --mount mount -t tmpfs none /tmp")
        return result?.status == 0
    }
}
