import Domain
import Foundation
import Testing

@testable import Data

@Suite("A replaced file keeps its mode and its links, or is not replaced", .timeLimit(.minutes(5)))
struct ReplacementTests {
    private static let before = #"[{"id": "a", "name": "A"}]"#
    private static let after = "[\n{\"id\":\"new\",\"name\":\"\"}\n]\n"
    private let folder = TemporaryFolder()
    private let url: URL

    init() throws { url = try folder.file("specimens.json", Self.before) }

    @Test("The mode stays", arguments: [0o600, 0o644, 0o664, 0o4755])
    func mode(_ mode: mode_t) async throws {
        #expect(chmod(url.path, mode) == 0)
        try await change(url)
        #expect(permissions(of: url) == mode)
    }

    /// The symbolic link `conf/cur` leads to the folder `real/deep`, whose `..` is `real`.
    @Test("Symbolic links stay, and lead where the system says", arguments: [true, false])
    func links(exists: Bool) async throws {
        for name in ["conf", "real", "real/deep"] {
            #expect(mkdir(folder.file(name).path, 0o755) == 0)
        }
        try link("conf/cur", to: "../real/deep")
        try link("real/deep/items.json", to: "../first.json")
        let target = exists ? "data.json" : folder.file("real/data.json").path
        try link("real/first.json", to: target)
        try folder.file("conf/data.json", Self.before)
        if exists { try folder.file("real/data.json", Self.before) }
        try await change(folder.file("conf/cur/items.json"))
        #expect(try text(of: folder.file("real/data.json")) == Self.after)
        #expect(try text(of: folder.file("conf/data.json")) == Self.before)
        let manager = FileManager.default
        let first = try manager.destinationOfSymbolicLink(
            atPath: folder.file("real/first.json").path)
        #expect(first == target)
        let names = try manager.contentsOfDirectory(atPath: folder.file("real").path)
        #expect(names.sorted() == ["data.json", "deep", "first.json"])
    }

    @Test("A killed process's temporary file, or link, is only removed", arguments: [false, true])
    func leftover(isLink: Bool) async throws {
        let other = try folder.file("other", "precious")
        let name = ".specimens.json.unfinished"
        if isLink { try link(name, to: "other") } else { try folder.file(name, "[{\"id\"") }
        try await change(url)
        #expect(try text(of: other) == "precious")
        #expect(try folder.names == ["other", "specimens.json"])
    }

    @Test("A read-only file or folder stays, even for root", arguments: ["specimens.json", "."])
    func readOnly(name: String) async throws {
        let readOnly = folder.url.appending(path: name).path
        #expect(chmod(readOnly, name == "." ? 0o555 : 0o444) == 0)
        defer { chmod(folder.url.path, 0o755) }
        #expect(try await failure(of: url) == "\(url.path): can't write: Permission denied.")
        #expect(try folder.names == ["specimens.json"])
    }

    @Test(
        "A path that leads to no file is named",
        arguments: [
            ("nowhere/new.json", "can't open the folder: No such file or directory."),
            ("circle.json", "can't open: Too many levels of symbolic links."),
            ("folder", "can't read: Is a directory."),
        ])
    func noFile(name: String, ending: String) async throws {
        try link("circle.json", to: "circle.json")
        #expect(mkdir(folder.file("folder").path, 0o755) == 0)
        let url = folder.file(name)
        #expect(try await failure(of: url) == "\(url.path): \(ending)")
    }

    private func change(_ url: URL) async throws {
        let file = JSONFile<[Specimen]>(url: url)
        try await file.update { $0 = [Specimen(id: "new")] }
        #expect(try await file.read() == [Specimen(id: "new")])
    }

    /// The error text of an update that fails. Checks that the file of the suite stays as it is.
    private func failure(of url: URL) async throws -> String {
        let error = await #expect(throws: StorageFailure.self) { try await change(url) }
        #expect(try text(of: self.url) == Self.before)
        guard case .unavailable(let reason) = error else { return "" }
        return reason.details
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.file(name).path, withDestinationPath: target)
    }
}
