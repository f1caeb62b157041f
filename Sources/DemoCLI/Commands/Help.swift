import Presentation

enum Help {
    static let version = "DemoCLI 1.0.0"

    static let text = """
        DemoCLI drives one screen that is written twice, as MVVM and as MVI.

          DemoCLI                                  compare, with the bundled scenario and items
          DemoCLI compare [SCENARIO] [--feature NAME] [--items FILE] [--format table|json|html]
                  [--record RECORDING]
          DemoCLI play    [SCENARIO] [--feature NAME] [--items FILE]
          DemoCLI replay  RECORDING
          DemoCLI list    [--items FILE] [--pattern mvvm|mvi] [--format table|json]
          DemoCLI delete ID... --items FILE [--pattern mvvm|mvi]
          DemoCLI help, --help, --version

        compare  plays a scenario through both patterns and shows the screens side by side.
                 It never changes FILE. SCENARIO is a file, or - for standard input. NAME is
                 items (unless told), login, users, counter or app. As html, it is one page
                 that needs nothing else. RECORDING keeps the steps and the screens, as JSON
                 Lines.
        play     shows both screens in the terminal; each key goes to both, and you give the
                 answers, in any order. ? explains the keys.
        replay   plays a recording again in both patterns, and tells the first difference.
        list     shows the items, loaded by the chosen pattern (mvi unless told).
        delete   deletes items from FILE by the chosen pattern: all that it can, and tells
                 which it can't.

        FILE is a JSON array of objects, each with a string "id" and a string "name".

        A scenario has one step a line; lines that start with # are comments. N counts the
        requests in the order in which they are opened.

          answer N ok            let request N succeed
          answer N fail MESSAGE  let request N fail

        \(steps(of: ItemsScenario.self))

        \(steps(of: LoginScenario.self))

        \(steps(of: UsersScenario.self))

        \(steps(of: CounterScenario.self))

        \(steps(of: AppScenario.self))

        Exit codes: 0 done; 1 the patterns disagree, or some work failed; 64 usage, or play
        without a terminal; 65 bad data or scenario; 66 no such input file; 74 reading or
        writing failed.
        """

    private static func steps<F: ScenarioFeature>(of feature: F.Type) -> String {
        "Steps of \(F.name):\n"
            + Columns.aligned(F.vocabulary.map { [$0.usage, $0.meaning] }, indent: 2)
    }
}
