import DI

extension Command {
    /// Plays a race in each pattern.
    @MainActor
    func compare(on console: Console) async throws {
        let file = operands.first.map { InputFile(path: $0) }
        let name = file?.name ?? "the sample race"
        let race = try file?.text() ?? sampleRace
        if self["--log"] != nil { return try await printLogOfMVI(of: race, name, on: console) }
        let comparison = try await Comparison(
            of: race, name: name, AppPattern.allCases.map { Player($0) })
        try isJSON ? console.printJSON(comparison) : comparison.print(name, on: console)
        if !comparison.equal { throw Problem(.failed, "the patterns disagree; see the first ≠") }
    }
}

private let sampleRace = """
    load
    answer 1 ok
    select b

    # A delete shows at once; a load that was opened before still has the item.
    load
    delete b
    answer 3 ok
    answer 2 ok

    # This delete fails, and the item is back in its place.
    delete a
    answer 4 fail Not allowed.
    clear-error

    # Of two loads, the second cancels the first, whose late answer is ignored.
    load
    load
    answer 6 ok
    answer 5 fail Too late.
    """
