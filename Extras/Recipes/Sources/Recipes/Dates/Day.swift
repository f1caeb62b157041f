/// A day of the calendar, such as a birthday. It has no time of day and no time zone, and does not need
/// Foundation.
public struct Day: Comparable, Hashable, Sendable {
    public let year: Int
    public let month: Int
    public let day: Int

    /// Nil if there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, 1...Self.length(of: month, in: year) ~= day
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    public static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

/// Days can be counted.
extension Day {
    /// The number of days to the other day. It is negative if the other day is earlier.
    public func days(to other: Day) -> Int { other.number - number }

    /// The day that is this number of days later, or earlier if the number is negative. Nil before the
    /// year 1 and after the year 9999.
    public func adding(days: Int) -> Day? {
        // In the calendar, 400 years always have 146,097 days.
        var (year, month, day) = (year + days / 146_097 * 400, month, day + days % 146_097)
        while day < 1 {
            (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
            day += Self.length(of: month, in: year)
        }
        while day > Self.length(of: month, in: year) {
            day -= Self.length(of: month, in: year)
            (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
        }
        return Day(year: year, month: month, day: day)
    }

    /// The first day of the year 1 has number 1.
    private var number: Int {
        let years = year - 1
        return (1..<month).reduce(years * 365 + years / 4 - years / 100 + years / 400 + day) {
            $0 + Self.length(of: $1, in: year)
        }
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
