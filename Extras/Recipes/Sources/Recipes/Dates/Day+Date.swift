public import Foundation

// These are only for the edge of an app: a clock, a picker of dates, and the words that the user
// reads.
extension Day {
    /// The day of this instant in a time zone. It is Gregorian, even if the user has another calendar.
    public init?(_ instant: Date, in zone: TimeZone) {
        let parts = Calendar(identifier: .gregorian).dateComponents(in: zone, from: instant)
        self.init(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    }

    /// The beginning of the day in the time zone `gmt`. A picker or formatter of this date must use
    /// `gmt`, too.
    public var dateInGMT: Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(year: year, month: month, day: day)
        return calendar.date(from: parts) ?? .distantPast
    }
}
