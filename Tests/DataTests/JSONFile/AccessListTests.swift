#if os(Linux)
import Foundation
import Testing

@testable import Data

@Suite("An access list neither goes nor comes with a change", .timeLimit(.minutes(5)))
struct AccessListTests {
    private let folder = TemporaryFolder()
    private let url: URL

    init() throws {
        url = try folder.file("specimens.json", "[]")
    }

    @Test("The list stays, and the mode with it", .enabled(if: hasAccessLists))
    func stays() async throws {
        try setList(Self.encodedList(group: 0, mask: 4), "access", of: url)
        #expect(chmod(url.path, 0o640) == 0)
        let before = try #require(storedList("access", of: url))
        try await change()
        #expect(storedList("access", of: url) == before)
        #expect(try fileStatus(url).permissions == 0o640)
    }

    @Test("A list that the folder gives to new files does not come", .enabled(if: hasAccessLists))
    func doesNotCome() async throws {
        #expect(chmod(url.path, 0o640) == 0)
        try setList(Self.encodedList(group: 7, mask: 7), "default", of: folder.url)
        try await change()
        #expect(storedList("access", of: url) == nil)
        #expect(try fileStatus(url).permissions == 0o640)
    }

    private func change() async throws {
        try await JSONFile<[Specimen]>(url: url).update { $0 = [Specimen(id: "a")] }
        #expect(try await JSONFile<[Specimen]>(url: url).read().count == 1)
    }

    /// As the system stores it: version 2, then tag, permission and id of each entry.
    private static func encodedList(group: UInt16, mask: UInt16) -> Foundation.Data {
        let none = UInt32.max
        let entries: [(UInt16, UInt16, UInt32)] = [
            (0x01, 6, none), (0x02, 4, 65534), (0x04, group, none), (0x10, mask, none),
            (0x20, 0, none),
        ]
        var bytes = Foundation.Data([2, 0, 0, 0])
        for (tag, permission, id) in entries {
            for value in [tag, permission] {
                withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
            }
            withUnsafeBytes(of: id.littleEndian) { bytes += $0 }
        }
        return bytes
    }
}

private let attributes = FileAttributeKey("NSFileExtendedAttributes")

private func storedList(_ kind: String, of url: URL) -> Foundation.Data? {
    let all = try? FileManager.default.attributesOfItem(atPath: url.path)[attributes]
    return (all as? [String: Foundation.Data])?["system.posix_acl_\(kind)"]
}

private func setList(_ list: Foundation.Data, _ kind: String, of url: URL) throws {
    try FileManager.default.setAttributes(
        [attributes: ["system.posix_acl_\(kind)": list]], ofItemAtPath: url.path)
}

/// Not every volume has them.
private var hasAccessLists: Bool {
    let folder = TemporaryFolder()
    let list = Foundation.Data([2, 0, 0, 0])
    return (try? setList(list, "access", of: folder.url)) != nil
}
#endif
