/// What the app reads of an element; the other fields stay in the file as they are.
protocol JSONRecord {
    var id: JSONText { get }

    /// Takes the fields that the element must have.
    init(_ object: borrowing JSONObject) throws(JSONDamage)
}

/// Walks an array of objects, each of which has an id of its own.
///
/// The elements are not to be trusted before the walk has come to its end: only then is it known
/// that nothing behind them is damaged, and that no two have one id.
struct JSONCollection<Record: JSONRecord>: ~Copyable {
    struct Element {
        let record: Record
        let hashOfID: Int
        let range: Range<Int>
    }

    private var scanner: JSONScanner
    private var object: JSONObject
    private var hashes: [Int] = []
    private var count = 0

    init(_ bytes: JSONBytes) throws(JSONDamage) {
        var scanner = try JSONScanner(bytes)
        guard scanner.skip(.openingBracket) else { throw scanner.damage("an array of objects") }
        self.scanner = scanner
        object = JSONObject(bytes: bytes)
        // No element is shorter, and memory that is reserved and never used costs nothing.
        hashes.reserveCapacity(bytes.count / #"{"id":""},"#.utf8.count)
    }

    /// The next element; nil at the end, when the whole has been checked.
    mutating func next() throws(JSONDamage) -> Element? {
        guard let element = try nextUnchecked() else {
            var table = HashTable(capacity: hashes.count)
            if !table.insert(hashes) { try refuseRepeatedIDs() }
            return nil
        }
        hashes.append(element.hashOfID)
        return element
    }

    @inline(__always)
    private mutating func nextUnchecked() throws(JSONDamage) -> Element? {
        scanner.skipWhitespace()
        if count > 0 || scanner.next == .closingBracket {
            if scanner.skip(.closingBracket) {
                try scanner.finish()
                return nil
            }
            guard scanner.skip(.comma) else { throw scanner.damage("\",\" or \"]\"") }
            scanner.skipWhitespace()
        }
        do throws(JSONDamage) {
            try object.scan(&scanner)
            let record = try Record(object)
            count += 1
            return Element(
                record: record, hashOfID: record.id.hash(in: scanner.bytes), range: object.range)
        } catch {
            throw error.inElement(count)
        }
    }

    /// Equal hashes nearly always mean equal ids; this tells, and tells where.
    private func refuseRepeatedIDs() throws(JSONDamage) {
        var elements: [String: Int] = [:]
        var collection = try Self(scanner.bytes)
        while let id = try collection.nextUnchecked()?.record.id {
            let index = elements.count
            if let first = elements.updateValue(index, forKey: id.string(in: scanner.bytes)) {
                let damage = JSONDamage(
                    offset: id.range.lowerBound - 1, expected: "an id of its own",
                    found: "the id of element [\(first)]")
                throw damage.inElement(index)
            }
        }
    }
}
