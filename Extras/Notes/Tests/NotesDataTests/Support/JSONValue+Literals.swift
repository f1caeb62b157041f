import Foundation

@testable import NotesData

/// Lets a test write a JSON value as a literal.
extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(nilLiteral: ()) { self.init(value: Bool?.none) }
    init(booleanLiteral value: Bool) { self.init(value: value) }
    init(integerLiteral value: Int) { self.init(value: Decimal(value)) }
    init(floatLiteral value: Double) { self.init(value: Decimal(string: "\(value)") ?? 0) }
    init(stringLiteral value: String) { self.init(value: value) }
    init(arrayLiteral values: JSONValue...) { self.init(value: values) }
    init(dictionaryLiteral values: (String, JSONValue)...) {
        self.init(value: Dictionary(uniqueKeysWithValues: values))
    }
}
