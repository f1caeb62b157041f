import ArgumentParser

/// How the screens of an app are written.
enum Pattern: String, CaseIterable, ExpressibleByArgument {
    case mvvm, mvi

    var name: String { rawValue.uppercased() }
    var other: String { self == .mvvm ? "MVI" : "MVVM" }

    /// The text without what only tells the patterns apart, in names of previews and in comments. Samples
    /// get names that fit any list.
    func neutral(_ text: String) -> String {
        text.replacing(", \(name)\")", with: "\")")
            .replacing(/[ ]*\/\/.*(?:twin|[Bb]oth patterns|[Ee]ach pattern).*\n/, with: "")
            .replacing("name: \"Apple\"), Item(", with: "name: \"Item 1\"), Item(")
            .replacing("name: \"Banana\"), Item(", with: "name: \"Item 2\"), Item(")
            .replacing("name: \"Cherry\"),\n    ]", with: "name: \"Item 3\"),\n    ]")
    }
}

/// A kind of screen in an app.
enum Kind: String, CaseIterable, ExpressibleByArgument {
    case list, form, blank

    /// True if a screen of this kind needs these lines of a list. A blank one neither loads nor writes. In
    /// the app's tests, only the lines are needed that make the screen, or load it for the first time.
    func takes(_ code: String, isTest: Bool) -> Bool {
        let inTests = /loading = \.loading|Controlled|ViewModel\(|Reducer\(|loads\.arrive/
        let notInBlank =
            /load|Loading|stop|writesInFlight|[eE]rror|isNew|UseCases|Repository|Controlled/
        return !code.allSatisfy(\.isWhitespace) && !code.contains("deleting")
            && (!isTest || !code.contains(/@Test|#expect/) && code.contains(inTests))
            && !code.contains(/: URL$|container\.\w+ =/)
            && (self == .list || !code.contains(/\.selected|\.ID\?\s*$|\.\w+ID =/))
            && (self != .blank || !code.contains(notInBlank))
    }

    /// Lines of a list, as they are for a screen of this kind.
    func adapted(_ copy: String, _ noun: Noun) -> String {
        if self == .list { return copy }
        // In another kind nothing is selected, and no link leads to a part of it.
        let copy = copy.replacing(/,? ?selected\w+: [^,)]+/, with: "")
            .replacing(/return reduce\(.*linkOpened.*/, with: "return .none")
            .replacing(/return \w+\.openLink\(to: id\)/, with: "return nil")
        if self == .blank {
            return copy.replacing(/useCases: [\w.]+/, with: "")
                .replacing("list.bullet", with: "square.dashed")
        }
        let name = noun.singular
        return copy.replacing(/useCases: ([\w.]+?)(\.useCases)?\)/) {
            "useCases: \($0.1)\($0.2 ?? ""), delay: \($0.2 == nil ? "" : "\($0.1).")delay)"
        }
        .replacing("[\(name)] = []", with: "\(name) = \(name)()")
        .replacing("? [] :", with: "? \(name)() :")
        .replacing("\(name).samples", with: "\(name).sample")
        .replacing("list.bullet", with: "square.and.pencil")
    }

    /// Adds to a file of the app that the screen may be writing, and that it saves before the app is left.
    func wired(_ text: String, _ list: String, _ name: String) -> String {
        let deleting = "!\(list).deleting.isEmpty"
        let isWriting = self == .form ? "\(name).pendingSaves > 0" : "!\(name).deleting.isEmpty"
        if self == .blank { return text }
        let text = text.replacing(deleting, with: "\(deleting) || \(isWriting)")
        if self == .list { return text }
        let saving = /( {4}func saveDrafts\(\) \{)(\}|\n)/
        let left =
            /(case \.left:\s*return )(\.none|reduce\(.*\.(?!main)\w+\(\.left\)\)|\.merge\([\s\S]*?\(\.left\)+)(\n)/
        return text.replacing(saving) { "\($0.1)\n\(name).save()\n" + ($0.2 == "}" ? "}" : "") }
            .replacing(left) {
                let save = "reduce(&state, intent: .\(name)(.left))"
                return $0.1 + ($0.2 == ".none" ? save : ".merge(\($0.2), \(save))") + $0.3
            }
    }
}
