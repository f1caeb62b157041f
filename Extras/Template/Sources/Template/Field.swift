import ArgumentParser
import Foundation

/// A property of an entity that its form edits, such as “best before:date?”.
struct Field {
    private enum Kind: String, CaseIterable {
        case text, number, decimal, date, bool
    }

    static let help: ArgumentHelp = """
        What a row of the list has besides its name, once for each: "best before:date?". Types are text, \
        number, decimal, date and bool, with ? if it can be left out.
        """

    let name: Noun
    private let words: String
    private let kind: Kind
    private let isOptional: Bool

    init(_ text: String) throws {
        guard let match = text.wholeMatch(of: /\s*([A-Za-z][\w -]*?)\s*:\s*(\w+)(\?)?\s*/),
            let kind = Kind(rawValue: match.2 == "int" ? "number" : match.2.lowercased())
        else {
            throw Problem(
                "“\(text)” is no field: write a name of letters and a type, as in \"best before:date?\"; types are "
                    + Kind.allCases.map(\.rawValue).joined(separator: ", ")
                    + ", with ? if it can be left out")
        }
        let parts = match.1.split { !$0.isPartOfWord }.map {
            $0.prefix(1).uppercased() + $0.dropFirst()
        }
        (self.kind, name, isOptional) = (kind, Noun(parts.joined()), match.3 != nil)
        words = parts.joined(separator: " ")
    }

    /// Adds the field to the entity of an app, as its last field. Returns the lines that could not be
    /// added.
    func add(
        to entity: Noun, in files: inout [String: String], of pattern: Pattern,
        from source: Repository
    ) throws -> [String] {
        let items = Renaming(from: Noun(singular: "Item", plural: "Items"), to: entity)
        let renaming = Renaming([items, Renaming(from: Noun("Thing"), to: name)])
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
        let marks = [
            "optional": isOptional, "numeric": isNumeric, "order": kind == .date && !hasDate,
            "row": fields.count == 1, "must": !isOptional && [.text, .date].contains(kind),
            kind.rawValue: true,
            pattern.rawValue: true,
            "server": files[items.renamed(Storage.fileOfServer)] != nil,
        ]
        var text = (source.files["Extras/Template/Fields/Wiring.txt"] ?? "")
            .chosen(marks.filter(\.value).map(\.key))
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
        where files[path] == nil
            && path.contains(isNumeric ? "Number" : kind == .date ? "Day" : "none")
        {
            files[path] = text.cut { $0 == "Recipes" }
        }
        return try wiring.add(to: &files)
    }
}
