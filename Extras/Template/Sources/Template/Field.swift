import ArgumentParser
import Foundation

/// What a delete of a row does to the rows that refer to it: they then refer to no row, prevent the
/// delete, or are deleted, too.
enum Deleted: String, CaseIterable, ExpressibleByArgument {
    case empty, refuse, delete

    static let help: ArgumentHelp =
        "With \"room:Room?\", what the rows of a deleted room do: have none, refuse that, or go too."
}

/// A property of an entity that its form edits, such as “best before:date?”.
struct Field {
    enum Kind: String {
        case text, number, decimal, date, bool, reference
    }

    static let help: ArgumentHelp = """
        What a row of the list has besides its name, once for each: "best before:date?". \(types).
        """
    private static let types = """
        Types are text, number, decimal, date, bool, or the name of another list, with ? if it can be left out
        """

    let name: Noun
    let words: String
    let kind: Kind
    /// The type as it was written. For a reference, it is the name of a list.
    let type: String
    let isOptional: Bool
    /// The name of the field in users' files. Without this name, the name in the app is used there.
    var key: String?

    init(_ text: String) throws {
        guard let match = text.wholeMatch(of: /\s*([A-Za-z][\w -]*?)\s*:\s*(\w+)(\?)?\s*/),
            let kind = Kind(rawValue: match.2 == "int" ? "number" : match.2.lowercased())
                ?? (match.2.first?.isUppercase == true ? .reference : nil)
        else {
            throw Problem(
                "“\(text)” is no field: write a name of letters and a type, as in \"best before:date?\". \(Self.types)"
            )
        }
        let parts = match.1.split { !$0.isPartOfWord }.map { String($0).raised }
        (self.kind, name, isOptional) = (kind, Noun(parts.joined()), match.3 != nil)
        (words, type) = (parts.joined(separator: " "), String(match.2))
    }

    var property: String { name.singular.lowered }
    var isNumeric: Bool { [.number, .decimal].contains(kind) }
}

/// The fields of an entity, in all files of its app.
struct Fields {
    let entity: Noun
    let pattern: Pattern
    let source: Repository
    var files: [String: String]
    /// For a reference: what happens to rows that refer to a deleted row of `owner`, the other
    /// list.
    var deleted: Deleted?
    private(set) var owner: Noun?

    /// Adds fields after the existing fields, and adds a sample of the file that the app now
    /// writes. Returns the lines that could not be added.
    mutating func add(_ texts: [String]) throws -> [String] {
        let fields = try texts.map { try Field($0) }
        guard deleted == nil || fields.contains(where: { $0.kind == .reference }) else {
            throw Problem("--deleted is for a reference, as in \"room:Room?\": leave it out")
        }
        let (newest, next) = (written(count), written(count + 1))
        files[next] = files[newest] ?? "[{\"id\": \"a\", \"name\": \"A\"}]\n"
        return try fields.flatMap { field in
            owner = try owner(of: field)
            try check(field)
            let wiring = try wiring(field)
            addFiles(for: field)
            return try wiring.add(to: &files)
        }
    }

    /// The list to which a reference leads.
    private func owner(of field: Field) throws -> Noun? {
        guard field.kind == .reference else { return nil }
        let app = Repository(files: files)
        let lists = app.hasTabs ? app.lists.filter { $0 != entity } : []
        guard let owner = lists.first(where: { $0.singular == field.type }) else {
            let names = lists.isEmpty ? "none" : lists.map(\.singular).joined(separator: ", ")
            throw Problem("“\(field.type)” is no other list in a tab of the app: it has \(names)")
        }
        guard let deleted, deleted != .empty || field.isOptional else {
            let possible =
                field.isOptional
                ? "empty, refuse or delete" : "refuse or delete; for empty, write \(field.type)?"
            throw Problem(
                "say what becomes of a deleted \(field.type)'s \(entity.plural): --deleted \(possible)"
            )
        }
        return owner
    }

    /// Adds the files that the app lacks. Those for days come from the recipe `Dates`.
    private mutating func addFiles(for field: Field) {
        let marks = marks(of: field)
        let kind = field.isNumeric ? "number" : field.kind.rawValue
        for (path, text) in ["each", kind].flatMap({
            source.files(in: "Extras/Template/Fields/\($0)/")
        }) {
            let path = renamed(path.replacing(".txt", with: ""), for: field)
            if files[path] == nil {
                files[path] = renamed(text.chosen(marks), for: field).cut { $0 == "Recipes" }
            }
        }
    }

    /// Throws if the entity can't get this field.
    func check(_ field: Field) throws {
        let own = ["Item", "ItemForm", "ItemFormState", "ItemsUseCases"].map(toEntity.renamed)
        let taken = files.filter { own.contains(String($0.key.fileName)) }.values
            .flatMap { $0.matches(of: /\b(?:let|var|func|case) (\w+)/) }
        let property = field.property
        // For a number, the form has one more property: the typed text.
        let needed = field.isNumeric ? [property, "\(property)Text"] : [property]
        guard !taken.contains(where: { needed.contains(String($0.1)) }),
            !Names.ofNoField.contains(property[...])
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
                    + "undo with git what took it away")
        }
    }

    /// The places in the app that name the field.
    func wiring(_ field: Field) throws -> Wiring {
        var text = places.chosen(marks(of: field))
        for meaning in text.matches(of: /(?m)^([A-Z]+\d?) = (.*)$/) {
            let word = try Regex("\\b\(meaning.1)\\b").wordBoundaryKind(.simple)
            text.replace(word, with: meaning.2)
        }
        let nouns = all.map { Noun(String($0.name).raised) }
        return Wiring(text: text, nouns: nouns, skipsOthers: false) { renamed($0, for: field) }
    }

    /// The marks that choose the lines for a field. Some lines are only for the first field, or for
    /// the first date. An existing field gets these marks, too, so that all its lines are found.
    private func marks(of field: Field) -> [String] {
        func has(_ path: String, _ text: String) -> Bool {
            files[renamed("Sources/\(path)", for: field)]?.contains(renamed(text, for: field))
                == true
        }
        let (kind, isOwn) = (field.kind, all.contains { $0.name == field.property })
        return [
            "optional": field.isOptional, "numeric": field.isNumeric,
            "must": !field.isOptional && [.text, .date, .reference].contains(kind),
            "order": kind == .date && (isOwn || !all.contains { $0.type.hasPrefix("Day") }),
            "row": kind != .reference && (isOwn || all.count { !$0.type.contains(".ID") } == 1),
            "second": all.contains { $0.type.contains(".ID") },
            "pair": has("Domain/Items/ItemsUseCases.swift", "any OwnerRepository"),
            "known": has("Presentation/Owners/OwnersEvent.swift", "case deleteEnded"),
            "filter": has("Presentation/ScreenKit/Views/ListContent.swift", "case filtered"),
            "server": Repository(files: files).storage(of: entity) == .server,
            "served": owner.map { Repository(files: files).storage(of: $0) } == .server,
            "\(deleted, default: "")": true, kind.rawValue: true, pattern.rawValue: true,
        ].filter(\.value).map(\.key)
    }

    /// Replaces the names in a text of `places` by the names of the app and of this field.
    func renamed(_ text: String, for field: Field) -> String {
        let its = [toEntity, Renaming(from: Noun("Thing"), to: field.name)]
        let toOwner =
            owner.map { [Renaming(from: Noun(singular: "Owner", plural: "Owners"), to: $0)] } ?? []
        return Renaming(its + toOwner).renamed(text)
            .replacing("WORDS", with: field.words).replacing("FILE", with: written(count))
            .replacing("KEY", with: field.key ?? field.property)
    }

    var places: String {
        ["Wiring", owner == nil ? "" : "Reference"]
            .compactMap { source.files["Extras/Template/Fields/\($0).txt"] }.joined(separator: "\n")
    }

    /// The properties of the entity that can be changed, with their types in Swift.
    var all: [(name: Substring, type: Substring)] {
        files[model]?.matches(of: /(?m)^    public var (\w+): ([^{\n]+)$/).map { ($0.1, $0.2) }
            ?? []
    }

    var model: String { toEntity.renamed("Sources/Domain/Items/Item.swift") }

    /// The source that stores the entity.
    var record: String { toEntity.renamed("Sources/Data/Items/OnDeviceItemRepository.swift") }

    /// The path of the sample file that a version of the app has written. There are `count`
    /// versions.
    private func written(_ version: Int) -> String {
        "Docs/Files/\(entity.plural.lowered)-\(version).json"
    }

    private var count: Int { (0...).first { files[written($0 + 1)] == nil } ?? 0 }

    private var toEntity: Renaming { Renaming(from: .item, to: entity) }
}
