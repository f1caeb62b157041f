import Domain
import Foundation
import Synchronization
import Testing

@testable import Presentation

@Suite("The current day", .timeLimit(.minutes(5)))
@MainActor
struct CurrentDayTests {
    @Test("A new day is sent after midnight, and after a change of the time zone")
    func changes() async {
        let day = ControlledDay("2030-12-30")
        var days: [String] = []
        let current = CurrentDay(today: day.current.today, changes: CurrentDay.changesOfDevice)
        let following = Task { await current.follow { days.append($0.rawValue) } }
        await wait(for: "today") { days == ["2030-12-30"] }
        let names: [Notification.Name] = [.NSCalendarDayChanged, .NSSystemTimeZoneDidChange]
        for (name, text) in zip(names, ["2030-12-31", "2030-12-30"]) {
            day.change(to: text)
            NotificationCenter.default.post(name: name, object: nil)
            await wait(for: text) { days.last == text }
            NotificationCenter.default.post(name: name, object: nil)
            for _ in 1...100 { await Task.yield() }
        }
        #expect(days == ["2030-12-30", "2030-12-31", "2030-12-30"])
        following.cancel()
        await following.end()
    }

    @Test("The device has a day")
    func device() { #expect(CurrentDay.device.today() != .unknown) }
}

/// A day that the test chooses.
final class ControlledDay: Sendable {
    private let day: Mutex<Day>
    private let change = AsyncStream.makeStream(of: Void.self)

    init(_ text: String) { day = Mutex(Day(rawValue: text) ?? .unknown) }

    var current: CurrentDay {
        CurrentDay(today: { self.day.withLock(\.self) }, changes: { self.change.stream })
    }

    /// Changes the day, as midnight does.
    func change(to text: String) {
        day.withLock { $0 = Day(rawValue: text) ?? .unknown }
        change.continuation.yield()
    }
}
