import Testing

@testable import Benchmarks

@Suite("What can be asked for")
struct ArgumentsTests {
    private let names = ["load-1000", "load-10000", "delete-1000"]

    @Test func withoutAFilterEverythingIsMeasured() throws {
        #expect(try Arguments([]).selection(of: names) == names)
    }

    @Test func aFilterSelectsTheNamesThatHaveItInThem() throws {
        #expect(try Arguments(["--filter", "load"]).selection(of: names) == Array(names.prefix(2)))
    }

    @Test func aWholeNameMeansThatOneAlone() throws {
        #expect(try Arguments(["--filter", "load-1000"]).selection(of: names) == ["load-1000"])
    }

    @Test func aFilterThatSelectsNothingIsNamed() {
        #expect {
            try Arguments(["--filter", "nope"]).selection(of: names)
        } throws: { error in
            let problem = error as? Problem
            return problem?.code == .usage && problem?.message.contains("“nope”") == true
        }
    }

    @Test func roundsAndFormatAreTakenAsGiven() throws {
        let arguments = try Arguments(["--rounds", "1000", "--format", "json"])
        #expect(arguments.rounds == 1_000)
        #expect(arguments.format == .json)
    }

    @Test(arguments: [
        ["--rounds", "0"], ["--rounds", "1001"], ["--rounds", "many"], ["--rounds"], ["--filter"],
        ["--format", "xml"], ["--fliter", "load"], ["load"], [""],
    ])
    func whatCannotBeMeantIsRefused(words: [String]) {
        #expect {
            _ = try Arguments(words)
        } throws: { error in
            (error as? Problem)?.code == .usage
        }
    }

    @MainActor
    @Test func helpListsEveryName() throws {
        let help = Arguments.help(Catalogue.names)
        #expect(!Catalogue.names.isEmpty)
        #expect(Catalogue.names.allSatisfy { help.contains("\n  \($0)") })
    }

    @MainActor
    @Test func noTwoEntriesShareAName() {
        #expect(Set(Catalogue.names).count == Catalogue.names.count)
    }
}
