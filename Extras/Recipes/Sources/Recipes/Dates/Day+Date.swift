public import Foundation

// Use these only at the edge of an app: for the clock, a date picker, and texts for the user.
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
