extension JSONFile {
    /// What the file's bytes mean, or what their absence does.
    ///
    /// A cancelled task is told so before it reads; once it reads, it gets its answer.
    func readDocument<Document>(
        _ parse: ([UInt8]?) throws(JSONDamage) -> Document
    ) throws(JSONFileError) -> Document {
        if Task.isCancelled { throw .cancelled }
        let bytes = try read()
        do throws(JSONDamage) {
            return try parse(bytes)
        } catch {
            throw damaged(error, in: bytes)
        }
    }

    /// The elements of the file's array in order, each as what is made of it; none without a file.
    func readCollection<Record: JSONRecord, Element>(
        _ element: (Record, String, [UInt8]) -> Element
    ) throws(JSONFileError) -> [Element] {
        try readDocument { bytes throws(JSONDamage) in
            guard let bytes else { return [] }
            var elements: [Element] = []
            try JSONCollection<Record>(bytes: bytes).forEach { record, id, _ in
                elements.append(element(record, id, bytes))
            }
            return elements
        }
    }
}

extension GroupCommit.Edit where Change == String, Outcome == Bool {
    /// Removes the elements of these ids. Of two changes of one id the first removes it.
    init<Record: JSONRecord>(
        removing ids: [String], from bytes: [UInt8]?, of _: Record.Type
    ) throws(JSONDamage) {
        guard let bytes else {
            self.init(outcomes: ids.map { _ in false }, newBytes: nil)
            return
        }
        let wanted = Set(ids)
        var found: Set<String> = []
        var removal = ElementRemoval(arrayAt: bytes.firstIndex(of: .openingBracket) ?? 0)
        try JSONCollection<Record>(bytes: bytes).forEach { _, id, range in
            if wanted.contains(id) {
                found.insert(id)
                removal.remove(range)
            } else {
                removal.keep(range)
            }
        }
        self.init(
            outcomes: ids.map { found.remove($0) != nil }, newBytes: removal.applied(to: bytes))
    }
}
