/// What the app reads of an element; the other fields stay in the file as they are.
protocol JSONRecord {
    var id: JSONText { get }

    /// Takes the fields that the element must have.
    init(_ object: JSONObject) throws(JSONDamage)
}

/// An array of objects, each of which has an id of its own.
struct JSONCollection<Record: JSONRecord> {
    let bytes: [UInt8]

    /// Hands over every element in order: its record, its id and where it lies.
    ///
    /// If this throws, the elements handed over before are not to be trusted: the text was only
    /// checked up to the damage.
    func forEach(_ body: (Record, String, Range<Int>) -> Void) throws(JSONDamage) {
        var ids = HashTally()
        try scan { record, id, range in
            ids.insert(id.hashValue)
            body(record, id, range)
        }
        if ids.hasRepetition { try refuseRepeatedIDs() }
    }

    private func scan(
        _ body: (Record, String, Range<Int>) throws(JSONDamage) -> Void
    ) throws(JSONDamage) {
        var scanner = try JSONScanner(bytes)
        guard scanner.skip(.openingBracket) else { throw scanner.damage("an array of objects") }
        scanner.skipWhitespace()
        if !scanner.skip(.closingBracket) {
            var object = JSONObject(bytes: bytes)
            var index = 0
            repeat {
                scanner.skipWhitespace()
                do throws(JSONDamage) {
                    try object.scan(&scanner)
                    let record = try Record(object)
                    try body(record, record.id.string(in: bytes), object.range)
                } catch {
                    throw error.inElement(index)
                }
                scanner.skipWhitespace()
                index += 1
            } while scanner.skip(.comma)
            guard scanner.skip(.closingBracket) else { throw scanner.damage("\",\" or \"]\"") }
        }
        try scanner.finish()
    }

    /// Equal hashes nearly always mean equal ids; this tells, and tells where.
    private func refuseRepeatedIDs() throws(JSONDamage) {
        var elements: [String: Int] = [:]
        try scan { record, id, _ throws(JSONDamage) in
            if let element = elements.updateValue(elements.count, forKey: id) {
                throw JSONDamage(
                    offset: record.id.range.lowerBound - 1, expected: "an id of its own",
                    found: "the id of element [\(element)]")
            }
        }
    }
}
