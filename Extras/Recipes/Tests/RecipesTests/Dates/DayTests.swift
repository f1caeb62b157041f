import Foundation
import Recipes
import Testing

@Suite("The type `Day`")
struct DayTests {
    @Test("The text of a day is ISO 8601, also in JSON; no other text is a day")
    func text() throws {
        for text in ["2026-11-27", "0001-01-01", "2024-02-29", "2000-02-29", "9999-12-31"] {
            let json = Data(#"["\#(text)"]"#.utf8)
            let days = try JSONDecoder().decode([Day].self, from: json)
            #expect(days.map(\.rawValue) == [text])
            #expect(try JSONEncoder().encode(days) == json)
        }
        for text in [
            "", "2026-11", "2026-11-27T00:00:00Z", "2026-11-27-", "26-11-27", "2026-1-27",
            "+026-11-27", "20261127", "27.11.2026", "0000-01-01", "2026-13-01", "2026-04-31",
            "2026-02-29", "1900-02-29", "2026-00-01", "2026-01-00",
        ] {
            #expect(Day(rawValue: text) == nil, "\(text)")
        }
    }

    @Test("Days are in the order of the calendar")
    func order() throws {
        let texts = ["0999-12-31", "2025-12-31", "2026-02-10", "2026-11-01", "2026-11-27"]
        let days = try texts.reversed().map { try #require(Day(rawValue: $0)) }
        #expect(days.sorted().map(\.rawValue) == texts)
    }

    @Test(
        "The day of an instant depends on the time zone",
        arguments: [
            ("America/New_York", "2026-11-27"), ("GMT", "2026-11-28"),
            ("Pacific/Auckland", "2026-11-28"),
        ])
    func place(zone: String, day: String) throws {
        let instant = try Date("2026-11-28T04:30:00Z", strategy: .iso8601)
        let zone = try #require(TimeZone(identifier: zone))
        #expect(Day(instant, in: zone)?.rawValue == day)
    }

    @Test("A picker in GMT does not change the day", arguments: 1...366)
    func picker(number: Int) throws {
        let first = try Date("2024-01-01T12:00:00Z", strategy: .iso8601)
        let day = try #require(Day(first + Double(number - 1) * 86_400, in: .gmt))
        #expect(Day(day.dateInGMT, in: .gmt) == day)
    }

    /// Foundation's old calendar changes in 1582, so its days are compared after that.
    @Test("Days are counted as Foundation counts them", arguments: [0, 1, 28, 365, 366, -1, -1461])
    func counted(days: Int) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for start in stride(from: -120_000, through: 2_900_000, by: 997) {
            let date = Date(timeIntervalSince1970: Double(start) * 86_400)
            let day = try #require(Day(date, in: .gmt))
            let later = try #require(calendar.date(byAdding: .day, value: days, to: date))
            #expect(day.adding(days: days) == Day(later, in: .gmt))
            #expect(day.adding(days: days).map { day.days(to: $0) } == days)
        }
    }

    @Test(
        "In the 400 years of the calendar, each day is one day after another",
        arguments: [("0001-01-01", "0400-12-31"), ("9600-01-01", "9999-12-31")])
    func everyDay(start: String, end: String) throws {
        let first = try #require(Day(rawValue: start))
        var (day, number) = (first, 0)
        while day.rawValue != end, let next = day.adding(days: 1) {
            number += 1
            guard next > day, next.adding(days: -1) == day, first.days(to: next) == number else {
                Issue.record("\(day.rawValue) is followed by \(next.rawValue)")
                return
            }
            day = next
        }
        #expect(day.rawValue == end && number == 146_096)
    }

    @Test(
        "A year with a leap day has 366 days; before the year 1 and after 9999 there is none",
        arguments: [
            ("2024-02-28", 1, "2024-02-29"), ("2023-02-28", 1, "2023-03-01"),
            ("1900-02-28", 1, "1900-03-01"), ("2000-03-01", -1, "2000-02-29"),
            ("2024-12-31", -366, "2023-12-31"), ("2025-01-31", 31, "2025-03-03"),
            ("1970-01-01", 20_000, "2024-10-04"), ("0001-01-01", 3_652_058, "9999-12-31"),
            ("9999-12-31", 1, nil), ("0001-01-01", -1, nil), ("2026-11-29", .max, nil),
            ("2026-11-29", .min, nil),
        ])
    func known(start: String, days: Int, end: String?) throws {
        let day = try #require(Day(rawValue: start))
        #expect(day.adding(days: days)?.rawValue == end)
        let other = end.flatMap(Day.init)
        #expect(other.map { day.days(to: $0) } == other.map { _ in days })
    }
}
