import Foundation
import Testing

@testable import Template

@Suite("Putting files into a folder in which others work", .timeLimit(.minutes(5)))
struct DeliveryTests {
    private let manager = FileManager.default
    private let files = ["A.swift": "let a=1\n", "Sub/B.txt": "b", "Z.txt": "z"]

    /// Calls `body` with a new folder. Returns the files that are in the folder afterwards.
    private func inFolder(_ body: (URL) throws -> Void) throws -> [String: String] {
        let folder = manager.temporaryDirectory.appending(path: "\(UUID())")
        try manager.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? manager.removeItem(at: folder) }
        try body(folder)
        let paths = try manager.subpathsOfDirectory(atPath: folder.path)
        return Dictionary(
            uniqueKeysWithValues: paths.compactMap { path in
                (try? String(contentsOf: folder.appending(path: path), encoding: .utf8))
                    .map { (path, $0) }
            })
    }

    private func write(_ text: String, to file: URL) throws {
        try manager.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func identity(_ path: String) throws -> [Int?] {
        let its = try manager.attributesOfItem(atPath: path)
        return [FileAttributeKey.systemFileNumber, .posixPermissions].map {
            (its[$0] as? NSNumber)?.intValue
        }
    }

    @Test("An existing folder is filled, also if the path is a link to it")
    func filled() throws {
        let all = try inFolder { folder throws in
            let (real, link) = (folder.appending(path: "r"), folder.appending(path: "k"))
            try manager.createDirectory(
                at: real, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
            try manager.createSymbolicLink(at: link, withDestinationURL: real)
            try write("old", to: folder.appending(path: "z"))
            try manager.createSymbolicLink(
                atPath: real.path + "/Z.txt", withDestinationPath: "../z")
            let before = try (identity(real.path), identity(link.path))
            try Delivery.deliver(files, over: ["Z.txt": "old"], to: link) { _ in
                try write("mine", to: real.appending(path: "Sub/mine.txt"))
            }
            #expect(try identity(real.path) == before.0)
            #expect(try identity(link.path) == before.1)
        }
        #expect(
            all == [
                "r/A.swift": "let a = 1\n", "r/Sub/B.txt": "b", "r/Sub/mine.txt": "mine",
                "r/Z.txt": "z", "z": "z",
            ])
    }

    @Test("If a file can't be put into place, all files are taken back, but no files of others")
    func takenBack() throws {
        let all = try inFolder { folder throws in
            try write("old", to: folder.appending(path: "A.swift"))
            #expect(throws: Problem.self) {
                try Delivery.deliver(files, over: ["A.swift": "old"], to: folder) { draft in
                    try write("ours", to: draft.appending(path: ".git/HEAD"))
                    try write("mine", to: folder.appending(path: "Sub/mine.txt"))
                    try write("mine", to: folder.appending(path: "Z.txt"))
                }
            }
        }
        #expect(all == ["A.swift": "old", "Sub/mine.txt": "mine", "Z.txt": "mine"])
    }

    @Test("If a step fails, nothing is left, not even a folder")
    func failed() throws {
        let all = try inFolder { folder throws in
            #expect(throws: Problem("no")) {
                try Delivery.deliver(files, to: folder.appending(path: "new/Shelf")) { _ in
                    try write("mine", to: folder.appending(path: "mine.txt"))
                    throw Problem("no")
                }
            }
            #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["mine.txt"])
        }
        #expect(all == ["mine.txt": "mine"])
    }

    @Test("A file that others have changed is not replaced")
    func changed() throws {
        let all = try inFolder { folder throws in
            let file = folder.appending(path: "Z.txt")
            try write("old", to: file)
            #expect(throws: Problem("\(file.path) was changed meanwhile: commit it, and try again"))
            {
                try Delivery.deliver(files, over: ["Z.txt": "old"], to: folder) { _ in
                    try write("old\nmine", to: file)
                }
            }
        }
        #expect(all == ["Z.txt": "old\nmine"])
    }

    @Test("Of two runs in the same folder, one puts all its files, and the other none")
    func two() throws {
        let all = try inFolder { folder throws in
            func deliver(_ text: String, meanwhile: () throws -> Void = {}) throws {
                try Delivery.deliver(["\(text).swift": "\n", "Z.txt": text], to: folder) { draft in
                    try write(text, to: draft.appending(path: ".git/HEAD"))
                    try meanwhile()
                }
            }
            #expect(throws: Problem.self) { try deliver("first") { try deliver("second") } }
        }
        #expect(all == [".git/HEAD": "second", "second.swift": "\n", "Z.txt": "second"])
    }

    @Test("A long output and a long standard error are both read to the end")
    func much() throws {
        let lines = "head -c 300000 /dev/zero | tr '\\\\0' x"
        let output = try shell(["sh", "-c", "\(lines) >&2; \(lines)"], in: URL(filePath: "/"))
        #expect(output.count == 300_000)
    }

    @Test("A path is one word of a command")
    func quoted() throws {
        for path in ["/a/b", "/a b/$(c)", "/it's", "/a~*"] {
            let word = URL(filePath: path).quoted
            #expect(try shell(["sh", "-c", "printf %s \(word)"], in: URL(filePath: "/")) == path)
        }
        #expect(URL(filePath: "/a/b").quoted == "/a/b")
    }
}
