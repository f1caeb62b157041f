extension Command {
    static let compare = Command(
        usage: "compare [FILE] [--format table|json]",
        summary: "play a race in both patterns, and show the screens side by side",
        details: """
            FILE has a race, - is standard input; without it, a sample is played. A race has
            one step a line; lines that start with # are comments. N counts the requests in
            the order in which they are opened. The items are a, b and c.

              load                   ask for the items
              select ID              tap an item
              deselect               clear the selection
              delete ID              delete an item
              clear-error [MESSAGE]  dismiss the error
              answer N ok            let request N succeed
              answer N fail MESSAGE  let request N fail

              printf 'load\\nload\\nanswer 2 ok\\nanswer 1 ok\\n' | swift run DemoCLI compare -
            """
    ) { arguments, console in
        let file = try arguments.onlyOperand().map { InputFile(path: $0) }
        let race = try Race(file?.text() ?? sampleRace, name: file?.name ?? "the sample race")
        let players = Pattern.allCases.map { Player($0) }
        let comparison = try await Comparison(race, players)
        if arguments.isJSON {
            try console.print(comparison.json)
        } else {
            try comparison.print(on: console)
        }
        return comparison.equal ? .done : .failed
    }

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
