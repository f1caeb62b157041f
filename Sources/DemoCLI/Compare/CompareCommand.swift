import DI

extension Command {
    static let compare = Command(
        usage: "compare [FILE] [--feature items|\(elsewhere)] [--format table|json]",
        summary: "play a race in both patterns, and show the screens side by side",
        details: """
            FILE has a race, - is standard input; without it, a sample is played. Each line
            is a step, or a comment that starts with #. The items are a, b and c. Of another
            feature than items, it only says what plays it.

              load                   ask for the items
              select ID              tap an item
              deselect               clear the selection
              delete ID              delete an item
              clear-error [MESSAGE]  dismiss the error
              answer N ok            let the Nth request succeed
              answer N fail MESSAGE  let the Nth request fail
            """
    ) { arguments, console in
        try arguments.allow(1)
        if let feature = arguments["--feature"], feature != "items" {
            let command = "swift run --package-path Extras/Lab Lab compare --feature \(feature)"
            throw Problem(.usage, "this plays items only; for \(feature) run “\(command)”")
        }
        let file = arguments.operands.first.map { InputFile(path: $0) }
        let name = file?.name ?? "the sample race"
        let comparison = try await Comparison(
            of: file?.text() ?? sampleRace, name: name, AppPattern.allCases.map { Player($0) })
        try arguments.isJSON ? console.printJSON(comparison) : comparison.print(name, on: console)
        if !comparison.equal { throw Problem(.failed, "the patterns disagree; see the first ≠") }
    }

    /// The features that this command can't play. Another package, the Lab, plays them.
    private static let elsewhere = "login|users|counter|app"

    private static let sampleRace = """
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
}
