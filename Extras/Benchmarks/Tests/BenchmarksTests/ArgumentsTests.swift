import Testing

@testable import Benchmarks

@Suite("The arguments")
@MainActor
struct ArgumentsTests {
    private func names(_ words: String...) throws -> [String] {
        try Arguments(words).selection(of: Catalogue.entries).map(\.name)
    }

    @Test("Without a filter, all comparisons are measured")
    func everything() throws {
        #expect(try names() == Catalogue.entries.map(\.name))
    }

    @Test("A filter selects the names that contain it; a complete name selects only this name")
    func filter() throws {
        #expect(
            try names("--filter", "select-")
                == Catalogue.entries.map(\.name).filter {
                    $0.hasPrefix("select-")
                })
        #expect(try names("--filter", "load-1000") == ["load-1000"])
    }

    @Test("The number of rounds is read")
    func rounds() throws {
        #expect(try Arguments(["--rounds", "1000"]).rounds == 1_000)
    }

    @Test(
        "Wrong arguments are a usage error",
        arguments: [
            ["--rounds", "0"], ["--rounds", "1001"], ["--rounds", "many"], ["--rounds"],
            ["--filter"], ["--filter", "nope"], ["--fliter", "load"], ["load"], [""],
        ])
    func mistakes(words: [String]) {
        #expect {
            _ = try Arguments(words).selection(of: Catalogue.entries)
        } throws: { error in
            (error as? Problem)?.code == .usage
        }
    }

    @Test("Help lists every name, and all names are different")
    func help() {
        let names = Catalogue.entries.map(\.name)
        #expect(names.allSatisfy { Arguments.help(names).contains("\n  \($0)") })
        #expect(Set(names).count == names.count)
    }
}
