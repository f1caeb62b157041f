import Domain
import Foundation
import Testing

@testable import Benchmarks

@Suite("Errors that end the program have one line")
struct ProblemTests {
    @Test("For a repository's error, the line has its details")
    func repositoryError() {
        let problem = Problem(ItemError.unavailable("/a: can't write: no space. Free some."))
        #expect(problem == Problem(.inputOutput, "/a: can't write: no space. Free some."))
    }

    @Test("If a folder can't be created, the error names it")
    func folder() throws {
        let parent = URL(filePath: "/nonexistent", directoryHint: .isDirectory)
        #expect {
            _ = try WorkFolder(in: parent)
        } throws: { error in
            guard let problem = error as? Problem else { return false }
            return problem.code == .inputOutput && problem.message.hasPrefix("/nonexistent")
        }
    }

    @Test("When the object is released, the folder and its files are removed")
    func removal() throws {
        var folder: WorkFolder? = try WorkFolder()
        let path = try #require(folder?.url.path)
        try Data("items".utf8).write(to: URL(filePath: path).appending(path: "items"))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
