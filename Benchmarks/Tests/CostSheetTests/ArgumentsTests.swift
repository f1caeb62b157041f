import CostCounting
import Foundation
import Testing

@testable import CostSheet

@Suite("Arguments")
struct ArgumentsTests {
    @Test func withoutAnyThePageIsWritten() throws {
        let arguments = try Arguments([])
        #expect(arguments.task == .write)
        #expect(#filePath.hasPrefix(arguments.repository.path))
    }

    @Test func aFolderAndAnOptionMayStandInEitherOrder() throws {
        #expect(try Arguments(["--check", "/a"]) == Arguments(["/a", "--check"]))
        #expect(try Arguments(["--check", "/a"]).repository.path == "/a")
    }

    @Test(arguments: [["--chek"], ["--check", "--keep-builds"], ["/a", "/b"], [""]])
    func whatCannotBeMeantIsRefused(words: [String]) {
        #expect {
            _ = try Arguments(words)
        } throws: { error in
            (error as? CostProblem)?.code == .usage
        }
    }
}
