import Foundation
import Testing

@Suite("What the fuzzer found worth keeping holds")
struct CorpusTests {
    @Test func everyFileOfTheCorpus() throws {
        let folder = fixtures.appending(path: "Corpus")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.plainPath)
        #expect(names.count > 20)
        for name in names {
            let bytes = try Array(Foundation.Data(contentsOf: folder.appending(path: name)))
            #expect(brokenProperty(of: bytes) == nil, "Corpus file: \(name)")
        }
    }
}
