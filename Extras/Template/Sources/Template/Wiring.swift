/// Where the sources of an app name each screen: what is added there, and behind what.
struct Wiring {
    private var additions: [(path: String, anchor: String, text: [String])] = []

    var paths: Set<String> { Set(additions.map(\.path)) }

    /// Reads lines of paths (`@ …`), of anchors, and below each what is added (`+ …`).
    init(_ text: String) {
        var path = ""
        for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
            if line.hasPrefix("@ ") {
                path = String(line.dropFirst(2))
            } else if line.hasPrefix("+") {
                additions[additions.count - 1].text.append(String(line.dropFirst(2)))
            } else {
                additions.append((path, String(line), []))
            }
        }
    }

    /// Puts it behind the last of the screens there. `byHand` has what found no place.
    func wired(
        _ files: [String: String], list: Noun, noun: Noun, _ nouns: [Noun]
    ) -> (files: [String: String], byHand: [String]) {
        var (files, byHand) = (files, [String]())
        let toList = Renaming(from: Noun(singular: "Item", plural: "Items"), to: list)
        let toNew = Renaming(from: Noun(singular: "Thing", plural: "Things"), to: noun)
        func isScreen(_ line: Substring) -> Bool {
            line.split { !$0.isPartOfWord }.contains { word in
                nouns.contains { $0.isNamed(by: word) }
            }
        }
        for (path, anchor, text) in additions {
            guard let source = files[path] else { continue }
            let (anchor, new) = (toList.renamed(anchor), text.map(toNew.renamed))
            var lines = Lines(source)
            if anchor.hasPrefix(", "),
                let added = source.adding(new[0], behind: String(anchor.dropFirst(2)), isScreen)
            {
                files[path] = added
            } else if lines.add(new, behind: anchor, isScreen) {
                files[path] = lines.text
            } else {
                byHand.append("\(path): \(new.joined(separator: "\n"))")
            }
        }
        return (files, byHand)
    }
}
