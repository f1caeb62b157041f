import ArgumentParser
import Foundation

/// What becomes of the rows that refer to a row when it is deleted: they refer to none, forbid the
/// delete, or are deleted with it.
enum Deleted: String, CaseIterable, ExpressibleByArgument {
    case empty, refuse, delete

    static let help: ArgumentHelp =
        "With \"room:Room?\", what the rows of a deleted room do: have none, refuse that, or go too."
}

/// A property of an entity that its form edits, such as “best before:date?”.
struct Field {
    private enum Kind: String, CaseIterable {
        case text, number, decimal, date, bool, reference
    }

    static let help: ArgumentHelp = """
        What a row of the list has besides its name, once for each: "best before:date?". Types are text, \
        number, decimal, date, bool, or another list of the app, with ? if it can be left out.
        """

    let name: Noun
    private let words: String
    private let kind: Kind
    /// The type as it was written. For a reference, it is the name of a list.
    private let type: String
    private let isOptional: Bool

    init(_ text: String) throws {
        guard let match = text.wholeMatch(of: /\s*([A-Za-z][\w -]*?)\s*:\s*(\w+)(\?)?\s*/),
            let kind = Kind(rawValue: match.2 == "int" ? "number" : match.2.lowercased())
                ?? (match.2.first?.isUppercase == true ? .reference : nil)
        else {
            throw Problem(
                "“\(text)” is no field: write a name of letters and a type, as in \"best before:date?\"; types are "
                    + Kind.allCases.dropLast().map(\.rawValue).joined(separator: ", ")
                    + ", or the name of another list, with ? if it can be left out")
        }
        let parts = match.1.split { !$0.isPartOfWord }.map {
            $0.prefix(1).uppercased() + $0.dropFirst()
        }
        (self.kind, name, isOptional) = (kind, Noun(parts.joined()), match.3 != nil)
        (words, type) = (parts.joined(separator: " "), String(match.2))
    }

    /// The list to which a reference of the entity leads.
    private func owner(of entity: Noun, in app: Repository, _ deleted: Deleted?) throws -> [Noun] {
        guard kind == .reference else { return [] }
        let hasTabs = app.files["Sources/Presentation/App/MainState.swift"] != nil
        let lists = app.features.filter { hasTabs && app.isList($0) && $0 != entity }
        guard let owner = lists.first(where: { $0.singular == type }) else {
            let names = lists.isEmpty ? "none" : lists.map(\.singular).joined(separator: ", ")
            throw Problem("“\(type)” is no other list in a tab of the app: it has \(names)")
        }
        guard let deleted, deleted != .empty || isOptional else {
            let possible =
                isOptional
                ? "empty, refuse or delete" : "refuse or delete; for empty, write \(type)?"
            throw Problem(
                "say what becomes of a deleted \(type)'s \(entity.plural): --deleted \(possible)")
        }
        return [owner]
    }

    /// Adds the field to the entity of an app, as its last field. Returns the lines that could not be
    /// added.
    func add(
        to entity: Noun, in files: inout [String: String], of pattern: Pattern,
        from source: Repository, deleted: Deleted? = nil
    ) throws -> [String] {
        let items = Renaming(from: Noun(singular: "Item", plural: "Items"), to: entity)
        let owners = try owner(of: entity, in: Repository(files: files), deleted).map {
            Renaming(from: Noun(singular: "Owner", plural: "Owners"), to: $0)
        }
        let renaming = Renaming([items, Renaming(from: Noun("Thing"), to: name)] + owners)
        let path = items.renamed("Sources/Domain/Items/Item.swift")
        let model = files[path] ?? ""
        let fields = model.matches(of: /(?m)^    public var (\w+): ([^{\n]+)$/)
        let own = files.filter {
            $0.key == path
                || $0.key.contains(/Form(State)?\.swift|UseCases\.swift/)
                    && $0.key.contains("/\(entity.plural)/")
        }
        let taken = own.values.flatMap { $0.matches(of: /\b(?:let|var|func|case) (\w+)/) }
        let property = name.singular.lowered
        let isNumeric = [.number, .decimal].contains(kind)
        // For a number, the form has one more property: the typed text.
        let needed = isNumeric ? [property, "\(property)Text"] : [property]
        guard !taken.contains(where: { needed.contains(String($0.1)) }),
            !Names.words(source).contains(property)
        else {
            throw Problem(
                "“\(property)” is taken, by \(entity.singular), its form or Swift: choose another name"
            )
        }
        let hasDate = fields.contains { $0.2.hasPrefix("Day") }
        func has(_ path: String, _ text: String) -> Bool {
            files[renaming.renamed("Sources/\(path)")]?.contains(renaming.renamed(text)) == true
        }
        let marks = [
            "optional": isOptional, "numeric": isNumeric, "order": kind == .date && !hasDate,
            "row": kind != .reference && fields.count { !$0.2.contains(".ID") } == 1,
            "must": !isOptional && [.text, .date, .reference].contains(kind),
            "second": fields.contains { $0.2.contains(".ID") },
            "pair": has("Domain/Items/ItemsUseCases.swift", "any OwnerRepository"),
            "known": has("Presentation/Owners/OwnersEvent.swift", "case deleteEnded"),
            "filter": has("Presentation/ScreenKit/Views/ListContent.swift", "case filtered"),
            "\(deleted, default: "")": true,
            kind.rawValue: true,
            pattern.rawValue: true,
        ]
        let chosen = marks.filter(\.value).map(\.key)
        var text = ["Wiring", kind == .reference ? "Reference" : ""]
            .compactMap { source.files["Extras/Template/Fields/\($0).txt"] }.joined().chosen(chosen)
        for meaning in text.matches(of: /(?m)^([A-Z]+\d?) = (.*)$/) {
            let word = try Regex("\\b\(meaning.1)\\b").wordBoundaryKind(.simple)
            text.replace(word, with: meaning.2)
        }
        let wiring = Wiring(
            text: text, nouns: fields.map { Noun($0.1.prefix(1).uppercased() + $0.1.dropFirst()) },
            skipsOthers: false
        ) {
            renaming.renamed($0).replacing("WORDS", with: words)
        }
        // The files for days come from the recipe `Dates`.
        for (path, text) in source.files(in: "Extras/Template/Fields/")
        where path.contains(
            isNumeric
                ? "Number" : kind == .date ? "Day" : kind == .reference ? "Reference/" : "none")
        {
            let path = renaming.renamed(path.replacing(/Reference\/|\.txt/, with: ""))
            if files[path] == nil {
                files[path] = renaming.renamed(text.chosen(chosen)).cut { $0 == "Recipes" }
            }
        }
        return try wiring.add(to: &files)
    }
}
