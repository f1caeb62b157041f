import Explorer

extension FeatureCase {
    static let all = ([NotesScenario.self, NotesAppScenario.self] as [any Feature.Type]).map(
        FeatureCase.init)

    /// For each screen, the step that a test repeats 10,000 times, and the steps before it.
    static let bursts = [
        "notes": (before: "", line: "refresh"),
        "app": ("log-in al@x.test\nanswer 1 ok\nanswer 2 ok", "notes refresh"),
    ]
}
