import Explorer

extension FeatureCase {
    static let all = Features.all.map(FeatureCase.init)

    /// For each screen, the line that is repeated 10,000 times, and the lines that are played before.
    static let bursts = [
        "items": (before: "", line: "load"), "users": ("", "load"), "counter": ("", "load"),
        "app": ("log-in al@x.test\nanswer 1 ok\nanswer 2 ok", "items load"),
        "login": ("email al@x.test\npassword enigma", "submit"),
    ]
}
