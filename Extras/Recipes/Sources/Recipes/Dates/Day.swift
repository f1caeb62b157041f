/// A day of the calendar, such as a birthday. It has no time of day and no time zone, and does not need
/// Foundation.
public struct Day: Comparable, Hashable, Sendable {
    public let year: Int
    public let month: Int
    public let day: Int

    /// Nil if there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard 1...9999 ~= year, 1...12 ~= month, 1...lengths[month - 1] ~= day else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    public static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

/// The text of a day is ISO 8601, such as `2026-11-27`. `Codable` uses this text, too.
extension Day: RawRepresentable, Codable {
    public init?(rawValue: String) {
        let numbers = rawValue.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3,
            let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]),
            day.rawValue == rawValue
        else { return nil }
        self = day
    }

    public var rawValue: String {
        [(year, 4), (month, 2), (day, 2)].map { number, length in
            let digits = "\(number)"
            return String(repeating: "0", count: length - digits.count) + digits
        }.joined(separator: "-")
    }
}
