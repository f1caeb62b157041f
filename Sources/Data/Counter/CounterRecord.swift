import Domain

/// A count as a file has it: two numbers in an object.
struct CounterRecord {
    private static let new = Array("{\"value\": 0, \"version\": 0}\n".utf8)

    private(set) var counter: Counter
    private let bytes: [UInt8]
    private let value: Range<Int>
    private let version: Range<Int>

    /// Without bytes the count is zero, in its version zero.
    init(_ bytes: [UInt8]?) throws(JSONDamage) {
        self.bytes = bytes ?? Self.new
        let (value, version) = try self.bytes.withUnsafeBufferPointer {
            bytes throws(JSONDamage) in
            var scanner = try JSONScanner(bytes)
            var object = JSONObject(bytes: bytes)
            try object.scan(&scanner)
            try scanner.finish()
            return (try object.integer("value"), try object.integer("version"))
        }
        counter = Counter(value: value.value, version: version.value)
        self.value = value.range
        self.version = version.range
    }

    /// The count's next version with this value.
    mutating func change(to value: Int) throws(CounterError) {
        let (version, overflow) = counter.version.addingReportingOverflow(1)
        guard !overflow else { throw .outOfRange }
        counter = Counter(value: value, version: version)
    }

    /// The file's bytes with the two numbers as they now are.
    var newBytes: [UInt8] {
        var bytes = bytes
        var replacements = [(value, counter.value), (version, counter.version)]
        if value.lowerBound < version.lowerBound { replacements.reverse() }
        // The later number first, so that the earlier one is still where it was.
        for (range, number) in replacements {
            bytes.replaceSubrange(range, with: String(number).utf8)
        }
        return bytes
    }
}
