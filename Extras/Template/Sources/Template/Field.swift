import ArgumentParser
import Foundation

/// A property of an entity that its form edits, such as “best before:date?”.
struct Field {
    enum Kind: String, CaseIterable {
        case text, number, decimal, date, bool
    }

    static let help: ArgumentHelp = """
        What a row of the list has besides its name, once for each: "best before:date?". Types are text, \
        number, decimal, date and bool, with ? if it can be left out.
        """

    let name: Noun
    let words: String
    let kind: Kind
    let isOptional: Bool
    /// Its name in files, if this is not its name in the app.
    var key: String?

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

    var type: String { "\(kind)\(isOptional ? "?" : "")" }
    var property: String { name.singular.lowered }
    var isNumeric: Bool { [.number, .decimal].contains(kind) }
}

/// The fields of an entity, in all files of its app.
struct Fields {
    let entity: Noun
    let pattern: Pattern
    let source: Repository
    var files: [String: String]

    /// Adds fields after the others, and a file as this version of the app writes it. Returns the lines
    /// that could not be added.
    mutating func add(_ texts: [String]) throws -> [String] {
        let (newest, next) = (written(count), written(count + 1))
        files[next] = files[newest] ?? "[{\"id\": \"a\", \"name\": \"A\"}]\n"
        addFiles("Files")
        return try texts.flatMap { try add(Field($0)) }
    }

    private mutating func add(_ field: Field) throws -> [String] {
        try check(field)
        let hasDate = all.contains { $0.type.hasPrefix("Day") }
        let wiring = try wiring(
            field, ["order": field.kind == .date && !hasDate, "row": all.count == 1])
        addFiles(field.isNumeric ? "Number" : field.kind == .date ? "Day" : "none")
        return try wiring.add(to: &files)
    }

    /// Adds the files whose names have this word. Those for days come from the recipe `Dates`.
    private mutating func addFiles(_ word: String) {
        for (path, text) in source.files(in: "Extras/Template/Fields/") where path.contains(word) {
            let path = toEntity.renamed(path)
            if files[path] == nil { files[path] = toEntity.renamed(text).cut { $0 == "Recipes" } }
        }
    }

    /// Throws if the entity can't get this field.
    func check(_ field: Field) throws {
        let own = files.filter {
            $0.key == model
                || $0.key.contains(/Form(State)?\.swift|UseCases\.swift/)
                    && $0.key.contains("/\(entity.plural)/")
        }
        let taken = own.values.flatMap { $0.matches(of: /\b(?:let|var|func|case) (\w+)/) }
        let property = field.property
        // For a number, the form has one more property: the typed text.
        let needed = field.isNumeric ? [property, "\(property)Text"] : [property]
        guard !taken.contains(where: { needed.contains(String($0.1)) }),
            !Names.words(source).contains(property)
        else {
            throw Problem(
                "“\(property)” is taken, by \(entity.singular), its form or Swift: choose another name"
            )
        }
        let isOld =
            files[written(count)]?.contains("\"\(property)\":") == true
            || files[record]?.contains("\n    var \(property):") == true
        guard !isOld || property == field.key else {
            throw Problem(
                "“\(property)” is in files of users, perhaps with another type: choose another name, or "
                    + "take back its removal")
        }
    }

    /// The places in the app that name the field. The marks say what only the first field or date needs.
    func wiring(_ field: Field, _ first: [String: Bool] = ["order": true, "row": true]) throws
        -> Wiring
    {
        let marks = first.merging([
            "optional": field.isOptional, "numeric": field.isNumeric, field.kind.rawValue: true,
            "must": !field.isOptional && [.text, .date].contains(field.kind),
            pattern.rawValue: true,
            "server": files[toEntity.renamed(Storage.fileOfServer)] != nil,
        ]) { $1 }
        var text = places.chosen(marks.filter(\.value).map(\.key))
        for meaning in text.matches(of: /(?m)^([A-Z]+\d?) = (.*)$/) {
            let word = try Regex("\\b\(meaning.1)\\b").wordBoundaryKind(.simple)
            text.replace(word, with: meaning.2)
        }
        let nouns = all.map { Noun($0.name.prefix(1).uppercased() + $0.name.dropFirst()) }
        return Wiring(text: text, nouns: nouns, skipsOthers: false) { renamed($0, for: field) }
    }

    /// A text of `places` for a field.
    func renamed(_ text: String, for field: Field) -> String {
        Renaming([toEntity, Renaming(from: Noun("Thing"), to: field.name)]).renamed(text)
            .replacing("WORDS", with: field.words).replacing("FILE", with: written(count))
            .replacing("KEY", with: field.key ?? field.property)
    }

    var places: String { source.files["Extras/Template/Fields/Wiring.txt"] ?? "" }

    /// The properties of the entity that can be changed, with their types in Swift.
    var all: [(name: Substring, type: Substring)] {
        files[model]?.matches(of: /(?m)^    public var (\w+): ([^{\n]+)$/).map { ($0.1, $0.2) }
            ?? []
    }

    var model: String { "Sources/Domain/\(entity.plural)/\(entity.singular).swift" }

    /// The source that stores the entity.
    var record: String {
        files.first { $0.value.contains("struct \(entity.singular)Record:") }?.key ?? ""
    }

    /// A file as a version of the app wrote it, of which there are `count`.
    private func written(_ version: Int) -> String {
        "Docs/Files/\(entity.plural.lowered)-\(version).json"
    }

    private var count: Int { (0...).first { files[written($0 + 1)] == nil } ?? 0 }

    private var toEntity: Renaming {
        Renaming(from: Noun(singular: "Item", plural: "Items"), to: entity)
    }
}
