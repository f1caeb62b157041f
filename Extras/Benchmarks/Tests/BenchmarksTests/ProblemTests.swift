import Domain
import Foundation
import Testing

@testable import Benchmarks

@Suite("What ends a run is one line")
struct ProblemTests {
    @Test("An error of a repository is its details")
    func repositoryError() {
        let problem = Problem(ItemError.unavailable("/a: can't write: no space. Free some."))
        #expect(problem == Problem(.inputOutput, "/a: can't write: no space. Free some."))
    }

    @Test("A folder that can't be made is named")
    func folder() throws {
        let parent = URL(filePath: "/nonexistent", directoryHint: .isDirectory)
        #expect {
            _ = try WorkFolder(in: parent)
        } throws: { error in
            guard let problem = error as? Problem else { return false }
            return problem.code == .inputOutput && problem.message.hasPrefix("/nonexistent")
        }
    }

    @Test("The folder is removed with the value, files and all")
    func removal() throws {
        var folder: WorkFolder? = try WorkFolder()
        let path = try #require(folder?.url.path)
        try Data("items".utf8).write(to: URL(filePath: path).appending(path: "items"))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
