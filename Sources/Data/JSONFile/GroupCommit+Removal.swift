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
        var hashes = HashTable(capacity: wanted.count)
        _ = hashes.insert(wanted.map(JSONText.hash(of:)))
        var found: Set<String> = []
        var removal = ElementRemoval(arrayAt: bytes.firstIndex(of: .openingBracket) ?? 0)
        try bytes.withUnsafeBufferPointer { bytes throws(JSONDamage) in
            var collection = try JSONCollection<Record>(bytes)
            while let element = try collection.next() {
                let id = element.record.id
                if hashes.contains(element.hashOfID), wanted.contains(id.string(in: bytes)) {
                    found.insert(id.string(in: bytes))
                    removal.remove(element.range)
                } else {
                    removal.keep(element.range)
                }
            }
        }
        self.init(
            outcomes: ids.map { found.remove($0) != nil }, newBytes: removal.remainder(of: bytes))
    }
}
