import ArgumentParser

/// How the screens of an app are written.
enum Pattern: String, CaseIterable, ExpressibleByArgument {
    case mvvm, mvi

    var name: String { rawValue.uppercased() }
    var other: String { self == .mvvm ? "MVI" : "MVVM" }

    /// Without what only tells the patterns apart, in names of previews and in comments, and with samples
    /// that fit whatever is listed.
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

    /// True if lines of a list are for other screens too. A blank one neither loads nor writes. Of the tests
    /// of the app it is those in which the screen is made, and read at first.
    func takes(_ code: String, isTest: Bool) -> Bool {
        let inTests = /isLoading( = true|\))|Controlled|ViewModel\(|Reducer\(|loads\.arrive/
        let notInBlank =
            /load|Loading|stop|writesInFlight|[eE]rror|isNew|UseCases|Repository|Controlled/
        return !code.allSatisfy(\.isWhitespace) && !code.contains("deleting")
            && (!isTest || !code.contains(/@Test|#expect/) && code.contains(inTests))
            && (self == .list || !code.contains(/\.selected|\.ID\?$/))
            && (self != .blank || !code.contains(notInBlank))
    }

    /// Lines of a list, as they are for a screen of this kind.
    func adapted(_ copy: String, _ noun: Noun) -> String {
        if self == .list { return copy }
        // Neither is anything selected there, nor does a link lead into it.
        let copy = copy.replacing(/,? ?selected\w+: [^,)]+/, with: "")
            .replacing(/return reduce\(.*linkOpened.*/, with: "return .none")
            .replacing(/return \w+\.open\(id\)/, with: "return nil")
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

    /// The app's file with what is no line of a list: what is being written, and saved before it closes.
    func wired(_ text: String, _ list: String, _ name: String) -> String {
        let deleting = "!\(list).deleting.isEmpty"
        let leaving = "guard !isLeaving else { return false }\n"
        let closing =
            /(func closing\(_ state: inout MainState\) -> Effect<Self> \{\s*)([\s\S]*?)(\s*\}\n)/
        switch self {
        case .list:
            return text.replacing(deleting, with: "\(deleting) || !\(name).deleting.isEmpty")
        case .form:
            return text.replacing(deleting, with: "\(deleting) || \(name).pendingSaves > 0")
                .replacing(leaving, with: "\(leaving)        \(name).save()\n")
                .replacing(closing) {
                    let save = "reduce(&state, intent: .\(name)(.disappeared))"
                    return $0.1 + ($0.2 == ".none" ? save : ".merge(\($0.2), \(save))") + $0.3
                }
        case .blank: return text
        }
    }
}
