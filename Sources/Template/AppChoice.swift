/// What an app is to have of this repository, as the options say.
struct AppChoice {
    let patterns: [String]
    let gone: [Feature]
    /// The feature that gets another name.
    let entity: (feature: Feature, renaming: Renaming)?

    /// The tabs begin with the items, and notes belong to somebody who has logged in.
    private static let needs = ["login": "items", "notes": "login"]

    private static let modules: Set<String> = [
        "Domain", "Data", "Presentation", "Scenarios", "DI", "DomainTests", "DataTests",
        "PresentationTests", "ScenariosTests", "DITests",
    ]

    init(_ options: Options, from repository: Repository) throws(Problem) {
        let nouns = repository.features.flatMap { [$0.noun.singular, $0.noun.plural] }
        try Names.check(
            options.name, for: "an app",
            taken: LeftOut.types(of: repository).union(nouns).union(Self.modules))

        let pattern = options["--pattern"] ?? "mvvm"
        let known = ["mvvm": ["MVVM"], "mvi": ["MVI"], "both": ["MVVM", "MVI"]]
        guard let patterns = known[pattern] else {
            throw Problem(.usage, "--pattern “\(pattern)” is not known; it can be: mvvm, mvi, both")
        }
        self.patterns = patterns

        let names = try Self.features(options, of: repository)
        // Behind a login there is the app with its tabs, and without one the screens by themselves.
        let other = names.contains("login") ? repository.screens : repository.app
        let isKept = { (feature: Feature) in names.contains(feature.noun.plural.lowered) }
        gone = [other].compactMap(\.self) + repository.features.filter { !isKept($0) }
        entity = try Self.entity(options, among: repository.features.filter(isKept), in: repository)
    }

    private static func features(
        _ options: Options, of repository: Repository
    ) throws(Problem) -> [String] {
        let asked = (options["--features"] ?? "items").lowercased().split(separator: ",")
            .map(String.init)
        let known = repository.features.map(\.noun.plural.lowered)
        if let other = asked.first(where: { $0 != "all" && !known.contains($0) }) {
            throw Problem(
                .usage,
                "--features “\(other)” is not known; it can be: "
                    + (known + ["all"]).joined(separator: ", "))
        }
        let names = known.filter { asked.contains("all") || asked.contains($0) }
        for name in names {
            guard let needed = needs[name], !names.contains(needed) else { continue }
            let more = sequence(first: needed) { needs[$0] }
            let enough = known.filter { names.contains($0) || more.contains($0) }
            throw Problem(
                .usage,
                "--features \(name) needs \(needed), as in “--features "
                    + enough.joined(separator: ",") + "”")
        }
        return names
    }

    private static func entity(
        _ options: Options, among features: [Feature], in repository: Repository
    ) throws(Problem) -> (Feature, Renaming)? {
        guard let entity = options["--entity"] else {
            guard options["--plural"] == nil else {
                throw Problem(.usage, "--plural needs an --entity, as in “--entity Item=Book”")
            }
            return nil
        }
        let parts = entity.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        let nouns = features.map(\.noun).filter { $0.singular != "Login" }
        guard parts.count == 2, let old = nouns.first(where: { $0.singular == parts[0] }),
            let feature = features.first(where: { $0.noun == old })
        else {
            throw Problem(
                .usage,
                "--entity “\(entity)” is not OLD=NEW, where OLD can be: "
                    + nouns.map(\.singular).joined(separator: ", "))
        }
        let plural = old.singular == old.plural ? parts[1] : Names.plural(of: parts[1])
        let new = Noun(singular: parts[1], plural: options["--plural"] ?? plural)
        let files = repository.files.filter { feature.owns($0.key) }
        try new.check(against: LeftOut.types(of: repository), files: files)
        return (feature, Renaming(from: old, to: new, sparing: repository.frameworkWords))
    }
}
