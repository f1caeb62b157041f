/// Every feature, in the order in which they are shown.
///
/// This list drives the explorer, random walks, contracts, lifetime tests and the command line.
public enum Features {
    public static let all: [any Feature.Type] = [
        ItemsScenario.self,
        LoginScenario.self,
        UsersScenario.self,
        CounterScenario.self,
        NotesScenario.self,
        AppScenario.self,
    ]
}
