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
}
