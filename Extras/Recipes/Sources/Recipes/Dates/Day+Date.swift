public import Foundation

// Only at the edge: for a clock, a picker of dates and the words that the user reads.
extension Day {
    /// The day on which this instant is in a time zone. Gregorian, whatever calendar the user has.
    public init?(_ instant: Date, in zone: TimeZone) {
        let parts = Calendar(identifier: .gregorian).dateComponents(in: zone, from: instant)
        self.init(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    }

    /// Its beginning in the time zone `gmt`, which the picker or the formatter has to have, too.
    public var dateInGMT: Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(year: year, month: month, day: day)
        return calendar.date(from: parts) ?? .distantPast
    }
}
