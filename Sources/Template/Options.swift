/// What the words of the command line ask for.
struct Options {
    let command: String
    private(set) var name = ""
    private(set) var isDryRun = false
    private var values: [String: String] = [:]

    private static let known = [
        "new": ["--to", "--pattern", "--features", "--entity", "--plural"],
        "feature": ["--in", "--plural"],
    ]

    static let help = """
        Template makes an app of your own from this repository, and features in it.

          swift run Template new NAME
              --to FOLDER                where; by default ../NAME
              --pattern mvvm|mvi|both    how the screens are written; by default mvvm
              --features LIST            such as items,login,notes or all; by default items
              --entity OLD=NEW           what a list is of, such as Item=Book
              --plural NAME              its plural, if it is not regular
              --dry-run                  say what would be made, and make nothing
          swift run Template feature NAME
              --in FOLDER                an app that was made from here; by default this repository
              --plural NAME              its plural, if it is not regular
              --dry-run                  say what would be changed, and change nothing

          swift run Template new Shelf --features items,login --entity Item=Book
          swift run Template feature Profile --in ../Shelf

        Exit codes: 0 done; 64 usage; 65 a folder has changes, or is no such package; 66 no such
        folder; 73 what would be made is there; 74 another program failed, or a file can't be written.
        """

    /// Nil if it is help that is asked for.
    init?(_ words: [String]) throws(Problem) {
        guard let command = words.first, !["help", "--help", "-h"].contains(where: words.contains)
        else { return nil }
        guard let known = Self.known[command] else {
            throw Problem(.usage, "“\(command)” is not a command; there are: new, feature, help")
        }
        self.command = command
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            if word == "--dry-run" {
                isDryRun = true
            } else if word.hasPrefix("-") {
                let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                guard known.contains(parts[0]) else {
                    throw Problem(
                        .usage,
                        "“\(parts[0])” is not an option of \(command); it has: "
                            + (known + ["--dry-run"]).joined(separator: ", "))
                }
                guard let value = parts.dropFirst().first ?? rest.popFirst(), !value.isEmpty,
                    !value.hasPrefix("--")
                else {
                    throw Problem(.usage, "\(parts[0]) needs a value; see “swift run Template”")
                }
                guard values.updateValue(value, forKey: parts[0]) == nil else {
                    throw Problem(.usage, "\(parts[0]) is given twice; give it once")
                }
            } else if name.isEmpty {
                name = word
            } else {
                throw Problem(.usage, "\(command) takes one name, not also “\(word)”")
            }
        }
        guard !name.isEmpty else {
            let example = command == "new" ? "Shelf" : "Profile"
            throw Problem(.usage, "\(command) needs a name, as in “\(command) \(example)”")
        }
    }

    subscript(option: String) -> String? { values[option] }
}
