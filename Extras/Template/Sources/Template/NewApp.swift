import Foundation

/// A new app: the files of this repository that it keeps, without the code for features that it drops.
struct NewApp {
    let name: String
    private let source: Repository
    private let pattern: Pattern
    private let hasLab: Bool
    private let features: [Feature]
    private let gone: [Feature]
    private let renamings: [Renaming]

    /// The first can be alone. Each other needs the first two: the tabs are behind the login.
    private static let order = ["items", "login", "users", "counter", "notes"]

    // Made once: a regular expression is read wherever it is evaluated.
    nonisolated(unsafe) private static let roots =
        /Package|\.swift-format|\.gitignore|App\/|(Sources|Tests)\/(Domain|Data|Presentation|DI)(Tests)?\/|Extras\/Headless\/Sources\/(SwiftUI|UIKit)\//
    /// The contracts of the screens. Those of the whole app are not here, because they need all tabs.
    nonisolated(unsafe) private static let lab =
        /Extras\/Lab\/(Sources\/(Scenarios|Explorer)|Tests\/FeaturesTests)\/(?!Feature\.swift|Failure\+Replay|.*(App\/|app-|[pP]lace|Burst|NoView|PlayingTests))/
    nonisolated(unsafe) private static let leftOut =
        /\.docc\/|Fixtures\/|DITests|Sources\/.*SideBySide|(Compatibility|Size|AccessList|Replacement|StrictJSON|StubConditions)Tests|(Domain|Data)Tests\/Place\/|ViewController/
    nonisolated(unsafe) private static let ofUIKit =
        /\n#if canImport\(UIKit\)\n(?:(?!#endif)[\s\S])*Controller(?:(?!#endif)[\s\S])*#endif\n/
    nonisolated(unsafe) private static let ofServer =
        /\/HTTP|(Notes|Session)API|Login\/(Token|AccountClient)|Support\/(Device|Shared\/\w*Server)|ServerAddress|ConnectionMonitor/
    nonisolated(unsafe) private static let ofLogin =
        /[sS]ession|[cC]redential|[aA]ccounts|[aA]uthentication|LogIn|^places?$|PlaceRepository|(App|Main)(ViewModel|Store|Reducer|State)/
    /// They play all tabs together.
    nonisolated(unsafe) private static let ofAllTabs = /App\/.*(Place|AppLink)\w*Tests/
    nonisolated(unsafe) private static let kit =
        /^\w+\/\w+\/(ScreenKit|MVIKit|JSONFile|Support)\/(?!ShownErrorTests)|^Sources\/DI\/ServerAddress|^Extras\/Lab\/\w+\/Scenarios\/(Language|Playing|Services|MVVM|MVI)\/|^Extras\/Lab\/\w+\/\w+\/\w+\.swift/
    nonisolated(unsafe) private static let app = /^(Sources|Tests)\/.*(\/App\/|\/Place\/|AppM)/

    /// The entities are “Item=Book”, or “Item=Person,People” with a plural that is not regular.
    init(
        _ name: String, pattern: Pattern, features: [String], entities: [String],
        hasLab: Bool = false, from source: Repository
    ) throws {
        self.source = source
        self.name = name
        self.pattern = pattern
        self.hasLab = hasLab
        let files = source.files.filter { Self.isCopied($0.key, withLab: hasLab) }
        let types = Repository(files: files).types
        try Names(types: types, words: [:]).check(name)
        try Self.check(features)
        let isKept = { (feature: Feature) in features.contains(feature.noun.plural.lowered) }
        self.features = source.features.filter(isKept)
        gone = source.features.filter { !isKept($0) }
        let named = entities.flatMap { $0.split { "=,".contains($0) }.prefix(2) } + [name[...]]
        guard Set(named).count == named.count else {
            throw Problem(
                "--entity \(entities.joined(separator: " ")) of \(name): give each another name")
        }
        let package = Noun(singular: "SideBySide", plural: "SideBySide")
        renamings =
            try entities.map { [features = self.features] entity in
                let (feature, new) = try Self.noun(entity, of: features)
                let renaming = Renaming(from: feature.noun, to: new)
                try renaming.check(
                    new, types: types, model: files.filter { feature.owns($0.key) })
                return renaming
            } + [Renaming(from: package, to: Noun(singular: name, plural: name))]
    }

    private static func check(_ asked: [String]) throws {
        if let other = asked.first(where: { !order.contains($0) }) {
            throw Problem(
                "--features “\(other)” is not known; it can be: \(order.joined(separator: ","))")
        }
        let enough = order.filter { asked.contains($0) || order.prefix(2).contains($0) }
        guard asked == ["items"] || enough.allSatisfy(asked.contains) else {
            throw Problem(
                "tabs are behind a login, and the first has the items: try --features "
                    + enough.joined(separator: ","))
        }
    }

    private static func noun(
        _ entity: String, of features: [Feature]
    ) throws -> (Feature, Noun) {
        let known = features.filter { $0.noun.singular != "Login" }
        let parts = entity.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let feature = known.first(where: { $0.noun.singular == parts[0] })
        else {
            throw Problem(
                "--entity “\(entity)” is not OLD=NEW, where OLD can be: "
                    + known.map(\.noun.singular).joined(separator: ", "))
        }
        let names = parts[1].split(separator: ",").map(String.init) + [""]
        let isOne = feature.noun.singular == feature.noun.plural
        let regular = isOne ? names[0] : Noun.plural(of: names[0])
        guard let plural = names.count > 2 ? names[1] : regular else {
            throw Problem(
                "“\(names[0])” may be a plural: name one and several, as in --entity "
                    + "\(parts[0])=Person,People")
        }
        return (feature, Noun(singular: names[0], plural: plural))
    }

    /// The texts of the app's files, by their paths.
    var files: [String: String] {
        var files: [String: String] = [:]
        for (path, text) in source.files {
            if let rest = left(of: text, at: path) {
                let isKit = !path.hasPrefix("Tests/") && Self.isOfKit(path)
                files[renamed(path)] = isKit ? rest : renamed(rest)
            }
            let place = path.replacing(".txt", with: "")
            let parts = place.split(separator: "/", maxSplits: 3).map(String.init)
            let isMade = ["App": true, "List": !has("Login"), "WithLab": hasLab]
            if parts.count == 4, parts[..<2] == ["Extras", "Template"], isMade[parts[2]] == true {
                files[renamed(parts[3])] = renamed(chosen(text))
            }
        }
        return files
    }

    /// False for articles, UIKit, fixtures, what compares the patterns, and some tests. These are slow, need
    /// other folders, name each tab, or are about each detail of JSON and of replacing files.
    static func isCopied(_ path: String, withLab: Bool) -> Bool {
        let isRoot = path.prefixMatch(of: roots) != nil
        return (isRoot || withLab && path.prefixMatch(of: lab) != nil) && !path.contains(leftOut)
    }

    /// True if a file is about no feature, whatever its words are.
    static func isOfKit(_ path: String) -> Bool { path.contains(kit) }

    private func has(_ feature: String) -> Bool { features.contains { $0.noun.plural == feature } }

    /// The part of a file that the app keeps; nil if it keeps nothing.
    private func left(of text: String, at path: String) -> String? {
        guard Self.isCopied(path, withLab: hasLab), !path.hasPrefix("Extras/Headless/"),
            !path.contains(pattern.other) || path.hasPrefix("App/"),
            !gone.contains(where: { $0.owns(path) }),
            gone.isEmpty || !path.contains(Self.ofAllTabs),
            has("Notes") || !path.contains(Self.ofServer),
            has("Login") || !path.contains(Self.app)
        else { return nil }
        if path == "Package.swift" { return manifest(text) }
        guard path.hasSuffix(".swift"), !Self.isOfKit(path), !path.hasPrefix("Extras/Lab/") else {
            return text
        }
        var text = text.replacing(Self.ofUIKit, with: "")
        if !has("Notes"), path.hasPrefix("Sources/DI/") {
            text = text.replacing(/\ *\/\/\/ .*\bserver\b.*\n/, with: "")
        }
        let rest = Editor(names: isGone).edited(text)
        guard path.hasPrefix("Sources/DI/Container+") else { return rest }
        // A public import that nothing public uses is a warning, and so is a variable that stays as it is.
        let tidy = rest?.replacing(/let (\w+): any \w+\n *\1 =/) { "let \($0.1) =" }
            .replacing(/var container = (Container\([\s\S]*?\))\n *return container/) {
                "return \($0.1)"
            }
        let isPublic = tidy?.contains(/Session|\.ID\b/) == true
        let needed = tidy?.contains(/Place\b/) == true ? "package import Domain\n" : ""
        return isPublic ? tidy : tidy?.replacing("public import Domain\n", with: needed)
    }

    private func isGone(_ word: String) -> Bool {
        guard !Names.spared.contains(word) else { return false }
        return gone.contains { $0.noun.isNamed(by: word) }
            || !has("Notes")
                && ["server", "connection", "http", "resumesync"]
                    .contains(where: word.lowercased().hasPrefix)
            || !has("Login") && word.contains(Self.ofLogin)
    }

    /// The manifest without the targets that the app does not have.
    private func manifest(_ text: String) -> String {
        let target = /\n {8}\.(?:(?!\n {8}\.|\n {4}\])[\s\S])*/
        return text.replacing(target) {
            $0.0.contains(/name: "(DemoCLI|DemoCLITests|DITests)"/) ? "" : String($0.0)
        }
        .replacing("exclude: [\"Fixtures\"],", with: "")
    }

    private func renamed(_ text: String) -> String {
        var text = pattern.neutral(text)
        for renaming in renamings { text = renaming.renamed(text) }
        return text.replacing("sidebyside", with: name.lowercased())
            .replacing("\(pattern.name)App", with: "\(name)App")
            .replacing("(\"\(pattern.name)\")", with: "(\"\(name)\")")
    }

    /// The lines that are for this pattern and these features, of a text for all apps.
    private func chosen(_ text: String) -> String {
        let marks =
            [pattern.rawValue] + (hasLab ? ["lab"] : []) + features.map(\.noun.plural.lowered)
        return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            var line = line
            while let match = line.prefixMatch(of: /\[(!?)(\w+)\]/) {
                guard marks.contains(String(match.2)) == match.1.isEmpty else { return nil }
                line = line[match.range.upperBound...]
            }
            return String(line)
        }
        .joined(separator: "\n")
    }
}
