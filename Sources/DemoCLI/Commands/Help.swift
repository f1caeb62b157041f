import Presentation

enum Help {
    static let version = "DemoCLI 1.0.0"

    static let text = """
        DemoCLI drives one screen that is written twice, as MVVM and as MVI.

          DemoCLI                                  compare, with the bundled scenario and items
          DemoCLI compare [SCENARIO] [--items FILE] [--format table|json]
          DemoCLI list    [--items FILE] [--pattern mvvm|mvi] [--format table|json]
          DemoCLI delete ID... --items FILE [--pattern mvvm|mvi]
          DemoCLI help, --help, --version

        compare  plays a scenario through both patterns and shows the screens side by side.
                 It never changes FILE. SCENARIO is a file, or - for standard input.
        list     shows the items, loaded by the chosen pattern (mvi unless told).
        delete   deletes items from FILE by the chosen pattern: all that it can, and tells
                 which it can't.

        FILE is a JSON array of objects, each with a string "id" and a string "name".

        A scenario has one step a line; lines that start with # are comments. N counts the
        requests in the order in which they are opened.

        \(steps(of: ItemsScenario.self))

        Exit codes: 0 done; 1 the patterns disagree, or some work failed; 64 usage;
        65 bad data or scenario; 66 no such input file; 74 reading or writing failed.
        """

    private static func steps<Feature: ScenarioFeature>(of feature: Feature.Type) -> String {
        let rows =
            Feature.vocabulary.map { [$0.usage, $0.meaning] } + [
                ["answer N ok", "let request N succeed"],
                ["answer N fail MESSAGE", "let request N fail"],
            ]
        return "Steps of \(Feature.name):\n" + Columns.aligned(rows, indent: 2)
    }
}
