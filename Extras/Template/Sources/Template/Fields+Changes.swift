extension Fields {
    /// Renames a field, but not its key in files.
    mutating func rename(_ old: String, to new: String) throws {
        let old = try field(old)
        let new = try Field("\(new):\(old.type)")
        let (own, record, key) = (own, record, key(of: old))
        try check(new, key: key)
        let (uses, isCommon) = (try uses(of: old), isCommon(old))
        let names = Dictionary(uniqueKeysWithValues: zip(words(of: old), words(of: new)))
        files = try wiring(old).replacing(in: files, at: own.filter { $0 != record }) {
            renamed($0, for: new)
        }
        for path in own {
            var text = replacing(old.property, in: path, with: new.property)
                .replacing(/\w+/) { names[$0.0] ?? $0.0 }
                .replacing(uses) { "\($0.1)\(new.property)" }
            if !isCommon, path != record, path.hasSuffix(".swift") {
                text.replace(Substring.tokens) { $0.0 == old.property ? new.property[...] : $0.0 }
            }
            for (open, close) in [("“", "”"), ("\"", "\"")] {
                text.replace(open + old.words + close, with: open + new.words + close)
            }
            files[path] = text
        }
        let use = "`\(entity.singular.lowered).\(new.property)`"
        if files[record]?.contains(use) == false {
            files[record]?.replace(
                "    var \(key):", with: "    /// The key of \(use) in files.\n    var \(key):")
        }
    }

    /// Removes a field, but not from files. Returns the lines that name it and that somebody has changed.
    mutating func remove(_ name: String) throws -> [String] {
        let field = try field(name)
        let (own, record, key) = (own, record, key(of: field))
        let (uses, isCommon, names) = (try uses(of: field), isCommon(field), words(of: field))
        let stored = "\(entity.singular.lowered).\(field.property)"
        let kept = ["var \(key):", "\(key) = \(stored)", "/// The key of `\(stored)`"]
        files[record] = files[record]?.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { line in !kept.contains { line.code.hasPrefix($0) } }.joined(separator: "\n")
        files = try wiring(field).replacing(in: files, at: own.filter { $0 != record }) { _ in nil }
        let isSorted = files[model]?.contains("isListed") == true
        for path in own where path.hasSuffix(".swift") {
            for label in [field.property, renamed("typeThing", for: field)] {
                files[path] = replacing(label, in: path, with: nil)
            }
            files[path] = files[path].map { text in
                text.cut { names.contains($0) || !isSorted && $0 == "isListed" } ?? text
            }
        }
        return own.flatMap { path in
            files[path, default: ""].split(separator: "\n").filter { line in
                line.contains(uses)
                    || !isCommon && path != record && line.words.contains(field.property[...])
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
                        + others.map { String($0.name) }.joined(separator: ", "))
        }
        let kind = ["Int": "number", "Double": "decimal", "Day": "date", "Bool": "bool"][
            type.replacing("?", with: "")]
        return try Field("\(property.inWords):\(kind ?? "text")\(type.hasSuffix("?") ? "?" : "")")
    }

    /// The name of the field in files.
    private func key(of field: Field) -> String {
        let stored = files[record]?.matches(of: /(?m)^ *(\w+) = (\w+)\.(\w+)$/).first {
            $0.2 == entity.singular.lowered && $0.3 == field.property
        }
        return stored.map { String($0.1) } ?? field.property
    }

    /// The sources and documents that can name a field.
    private var own: [String] {
        files.keys.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") && entity.owns($0) }
            .sorted()
    }

    /// The words, such as `typeSpecies`, that only this field has in its places.
    private func words(of field: Field) -> [Substring] {
        Set(places.matches(of: /\w+/).map(\.0)).sorted()
            .filter { $0 != "thing" && Noun("Thing").isNamed(by: $0) }
            .map { renamed(String($0), for: field)[...] }
    }

    /// True if the name of the field is also another word of each list, such as `title`.
    private func isCommon(_ field: Field) -> Bool {
        let lists = source.files.filter { path, _ in
            path.hasPrefix("Sources/") || path.hasPrefix("Tests/")
        }
        return ([places] + lists.filter { $0.key.contains("/Items/") }.values)
            .contains { $0[...].words.contains(field.property[...]) }
    }

    /// Where a word is the field for certain, even if it is a common word.
    private func uses(of field: Field) throws -> Regex<(Substring, Substring)> {
        let (one, texts) = (entity.singular.lowered, "\(entity.plural)Texts")
        return try Regex("\\b((?:\(one)|draft|form|newest|\(texts))\\??\\.)\(field.property)\\b")
            .wordBoundaryKind(.simple)
    }

    /// The file with another label for arguments of the entity and of its form, or without them.
    private func replacing(_ label: String, in path: String, with new: String?) -> String {
        let names = [entity.singular, "\(entity.singular)Form", "init"]
        var (text, calls, last, skipped) = ("", [Substring](), "" as Substring, nil as Int?)
        for match in files[path, default: ""].matches(of: /"(?:\\.|[^"\\\n])*"?|\/\/.*|\w+|\s+|./) {
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
