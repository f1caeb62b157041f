import Data
import Domain
import Foundation
import Testing

@Suite("A file is replaced whole, in its place, as what it was")
struct ReplacementTests {
    private let folder: TemporaryFolder
    private static let before = #"[{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]"#
    private static let after = #"[{"id": "b", "name": "B"}]"#

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [0o600, 0o644, 0o664, 0o4755])
    func thePermissionsStay(mode: Int) async throws {
        let file = try folder.file("items.json", Self.before)
        try setMode(mode, of: file)
        #expect(try await JSONFileItemRepository(file: file).deleteItem(id: "a"))
        #expect(try status(of: file).st_mode & 0o7777 == mode_t(mode))
    }

    @Test(.enabled(if: getuid() == 0, "Only root can give a file away."))
    func theOwnerStays() async throws {
        let file = try folder.file("items.json", Self.before)
        #expect(chown(file.plainPath, 1234, 4321) == 0)
        #expect(try await JSONFileItemRepository(file: file).deleteItem(id: "a"))
        #expect(try status(of: file).st_uid == 1234)
        #expect(try status(of: file).st_gid == 4321)
    }

    @Test func theTargetOfASymbolicLinkIsReplacedNotTheLink() async throws {
        let target = folder.file("target.json")
        let elsewhere = try TemporaryFolder()
        try elsewhere.file("items.json", Self.before)
        let manager = FileManager.default
        try manager.createSymbolicLink(at: target, withDestinationURL: elsewhere.file("items.json"))
        let link = folder.file("link.json")
        try manager.createSymbolicLink(atPath: link.plainPath, withDestinationPath: "target.json")

        #expect(try await JSONFileItemRepository(file: link).deleteItem(id: "a"))
        #expect(try manager.destinationOfSymbolicLink(atPath: link.plainPath) == "target.json")
        #expect(try text(of: elsewhere.file("items.json")) == Self.after)
        #expect(try elsewhere.names == ["items.json"])
        #expect(try folder.names == ["link.json", "target.json"])
    }

    @Test func aLinkToNothingYetIsWrittenThrough() async throws {
        let link = folder.file("link.json")
        try FileManager.default.createSymbolicLink(
            atPath: link.plainPath, withDestinationPath: "counter.json")
        let repository = JSONFileCounterRepository(file: link)
        #expect(try await repository.counter() == Counter(value: 0, version: 0))
        _ = try await repository.update { $0 + 1 }
        #expect(try text(of: folder.file("counter.json")) == "{\"value\": 1, \"version\": 1}\n")
    }

    @Test func aCircleOfLinksIsRefused() async throws {
        let link = folder.file("link.json")
        try FileManager.default.createSymbolicLink(
            atPath: link.plainPath, withDestinationPath: "link.json")
        await expectUnavailable("can't follow the symbolic link") {
            try await JSONFileItemRepository(file: link).deleteItem(id: "a")
        }
    }

    @Test func whatAKilledProcessLeftIsRemoved() async throws {
        let file = try folder.file("items.json", Self.before)
        try folder.file(".items.json.unfinished", "[{\"id\"")
        #expect(try await JSONFileItemRepository(file: file).deleteItem(id: "a"))
        #expect(try folder.names == ["items.json"])
        #expect(try text(of: file) == Self.after)
    }

    @Test(arguments: ["items.json", "."])
    func whatIsReadOnlyIsLeftAlone(readOnly: String) async throws {
        let file = try folder.file("items.json", Self.before)
        let url = folder.url.appending(path: readOnly)
        try setMode(readOnly == "." ? 0o555 : 0o444, of: url)
        defer { try? setMode(0o755, of: folder.url) }
        await expectUnavailable("Check the permissions of the file and its folder.") {
            try await JSONFileItemRepository(file: file).deleteItem(id: "a")
        }
        #expect(try text(of: file) == Self.before)
        #expect(try folder.names == ["items.json"])
    }

    @Test func aMissingFolderIsNamed() async {
        let file = folder.file("nowhere/counter.json")
        await #expect(
            throws: CounterError.unavailable(
                "\(file.plainPath): can't open the folder: No such file or directory. "
                    + "Create the folder first.")
        ) {
            try await JSONFileCounterRepository(file: file).update { $0 + 1 }
        }
    }

    @Test func aMissingFileIsEmptyAndStaysMissing() async throws {
        let repository = JSONFileItemRepository(file: folder.file("items.json"))
        #expect(try await repository.items().isEmpty)
        #expect(try await !repository.deleteItem(id: "a"))
        #expect(try folder.names.isEmpty)
    }

    @Test(arguments: ["", "pipe"])
    func aFolderOrAPipeIsNoFile(name: String) async {
        #expect(name.isEmpty || mkfifo(folder.file(name).plainPath, 0o600) == 0)
        let url = folder.url.appending(path: name)
        await expectUnavailable("not a regular file") {
            try await JSONFileItemRepository(file: url).items()
        }
    }

    @Test func aLimitOnTheSizeOfFilesIsReportedNotDiedOf() async throws {
        let (file, before) = try largeFile(in: folder)
        let result = try await Stress.run("limit", "1000", ["delete", file.plainPath, "item-0"])
        #expect(result.status == 1)
        #expect(result.lines == [])
        #expect(result.error.contains("items.json: can't write: File too large."))
        #expect(try text(of: file) == before)
        #expect(try folder.names == ["items.json"])
    }

    @Test(.enabled("Needs a user namespace to mount a small disk in.") { await canMount })
    func aFullDiskIsReportedAndTheFileStays() async throws {
        let (file, before) = try largeFile(in: folder)
        let disk = folder.file("disk")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: false)
        let script = """
            set -e; mount -t tmpfs -o size=64k disk "$2"; cp "$3" "$2"
            "$0" delete "$2/items.json" item-0 && exit 2
            cmp "$2/items.json" "$3"; ls -A "$2"
            """
        let result = try await Stress.run(
            shell: #"exec unshare --map-root-user --mount sh -c "$1" "$0" "$@""#,
            script, disk.plainPath, file.plainPath)
        #expect(result.status == 0)
        #expect(result.lines == ["items.json"])
        #expect(result.error.contains("can't write: No space left on device. Free some space"))
        #expect(try text(of: file) == before)
    }

    private func largeFile(in folder: TemporaryFolder) throws -> (URL, String) {
        let elements = (0..<800).map { #"{"id": "item-\#($0)", "name": "Item number \#($0)"}"# }
        let text = "[\n\(elements.joined(separator: ",\n"))\n]\n"
        return (try folder.file("items.json", text), text)
    }

    private func expectUnavailable(
        _ text: String, _ work: @Sendable () async throws -> Any,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let error = await #expect(throws: ItemError.self, sourceLocation: sourceLocation) {
            _ = try await work()
        }
        guard case .unavailable(let message) = error else {
            Issue.record(
                "Not unavailable: \(String(describing: error))", sourceLocation: sourceLocation)
            return
        }
        #expect(message.contains(text), sourceLocation: sourceLocation)
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

private func setMode(_ mode: Int, of url: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.plainPath)
}

private func status(of url: URL) throws -> stat {
    var status = stat()
    guard stat(url.plainPath, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
    return status
}
