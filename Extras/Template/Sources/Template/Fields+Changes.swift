extension Fields {
    /// Renames a field, but not its key in files.
    mutating func rename(_ old: String, to new: String) throws {
        let old = try field(old)
        guard new.contains(/^\s*[A-Za-z][\w -]*$/) else {
            throw Problem("“\(new)” can't be a field: write letters, as in \"best before\"")
        }
        var new = try Field("\(new):\(old.type)\(old.isOptional ? "?" : "")")
        new.key = old.key
        try check(new)
        let (own, record, uses, isCommon) = (own, record, try uses(of: old), isCommon(old))
        let names = Dictionary(uniqueKeysWithValues: zip(words(of: old), words(of: new)))
        files = try wiring(old).replacing(in: files, at: own) { renamed($0, for: new) }
        for path in own {
            var text = replacing(old.property, in: files[path] ?? "", with: new.property)
                .replacing(/\w+/) { names[$0.0] ?? $0.0 }
                .replacing(uses) { "\($0.1)\(new.property)" }
                .replacing("“\(old.words)”", with: "“\(new.words)”")
                .replacing("\"\(old.words)\"", with: "\"\(new.words)\"")
            if !isCommon, path != record, path.hasSuffix(".swift") {
                text.replace(Substring.tokens) { $0.0 == old.property ? new.property[...] : $0.0 }
            }
            files[path] = text
        }
    }

    /// Removes a field, but not from files. Returns the lines that still name it.
    mutating func remove(_ name: String) throws -> [String] {
        let field = try field(name)
        let (own, uses, names) = (own, try uses(of: field), words(of: field))
        let (isCommon, record) = (isCommon(field), record)
        files = try wiring(field).replacing(in: files, at: own) { _ in nil }
        let isSorted = files[model]?.contains("isListed") == true
        return own.flatMap { path in
            var text = files[path] ?? ""
            if path.hasSuffix(".swift") {
                text = replacing(field.property, in: text, with: nil)
                text = replacing(renamed("typeThing", for: field), in: text, with: nil)
                text = text.cut { names.contains($0) || !isSorted && $0 == "isListed" } ?? text
            }
            files[path] = text
            let isFree = !isCommon && path != record && path.hasSuffix(".swift")
            return text.split(separator: "\n").filter {
                $0.contains(uses) || isFree && $0.words.contains(field.property[...])
            }.map { "\(path): \($0.code)" }
        }
    }

    /// The field of the entity that has this name.
    private func field(_ name: String) throws -> Field {
        let property = try Field("\(name):text").property
        let others = all.filter { $0.name != "name" }
        guard let type = others.first(where: { $0.name == property })?.type else {
            throw Problem(
                ["id", "name"].contains(property)
                    ? "each list needs “\(property)”: only other fields can be renamed or removed"
                    : "“\(property)” is no field of \(entity.singular), which has "
                        + (others.isEmpty ? "none" : others.map(\.name).joined(separator: ", ")))
        }
        guard !type.contains(".ID") else {
            throw Problem(
                "“\(property)” refers to another list: by hand, begin in “Add a field” of Docs/ChangeAFeature.md"
            )
        }
        let types = ["Int": "number", "Double": "decimal", "Day": "date", "Bool": "bool"]
        let kind = types[String(type).replacing("?", with: "")] ?? "text"
        var field = try Field("\(property.inWords):\(kind)\(type.hasSuffix("?") ? "?" : "")")
        let stored = "(?m)^ *(\\w+) = \(entity.singular.lowered)\\.\(property)$"
        let key = try files[record]?.firstMatch(of: Regex<(Substring, Substring)>(stored))
        field.key = key.map { String($0.1) } ?? property
        return field
    }

    /// The sources and documents that can name a field. ChangeAFeature.md names fields only in examples.
    private var own: [String] {
        files.keys.filter { path in
            path.hasSuffix(".swift")
                ? entity.owns(path) : path.hasSuffix(".md") && !path.hasSuffix("ChangeAFeature.md")
        }.sorted()
    }

    /// The words that contain the name of this field, such as `typeSpecies` for the field
    /// `species`.
    private func words(of field: Field) -> [Substring] {
        Set(places.matches(of: /\w+/).map(\.0)).sorted()
            .filter { $0 != "thing" && Noun("Thing").isNamed(by: $0) }
            .map { renamed(String($0), for: field)[...] }
    }

    /// True if the name of the field is also another word of each list, such as `title`.
    private func isCommon(_ field: Field) -> Bool {
        let lists = source.files.filter { $0.key.contains(/^(Sources|Tests)\/\w+\/Items\//) }
        return (lists.values + [places]).contains { $0[...].words.contains(field.property[...]) }
    }

    /// Finds the property behind a value of the entity, as in `book.title`. There, even a common
    /// word is the field for certain.
    private func uses(of field: Field) throws -> Regex<(Substring, Substring)> {
        let owners = "\(entity.singular.lowered)|draft|form|newest"
        return try Regex("(\\b(?:\(owners))\\??\\.|\\\\\\()\(field.property)\\b")
            .wordBoundaryKind(.simple)
    }

    /// The source with another label for an argument of the entity and of its form. If `new` is
    /// nil, the argument is removed.
    private func replacing(_ label: String, in source: String, with new: String?) -> String {
        let names = [entity.singular, "\(entity.singular)Form", "init"]
        var (text, calls, last, skipped) = ("", [Substring](), "" as Substring, nil as Int?)
        for match in source.matches(of: /"(?:\\.|[^"\\\n])*"?|\/\/.*|\w+|\s+|./) {
            var token = match.0
            if ",)]}".contains(token), skipped == calls.count { skipped = nil }
            if ")]}".contains(token) { _ = calls.popLast() }
            if "([{".contains(token) { calls.append(last) }
            if token == label, last == ",", names.contains(String(calls.last ?? "")) {
                token = new?[...] ?? ""
                if new == nil { (skipped, text) = (calls.count, text.replacing(/,\s*$/, with: "")) }
            }
            if skipped == nil { text += token }
            if !token.allSatisfy(\.isWhitespace) { last = token }
        }
        return text
    }
}
