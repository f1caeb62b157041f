public import Domain
import Foundation

/// Which day it is. It is a dependency, as a `Delay` is, so that a test chooses the day.
public struct CurrentDay: Sendable {
    public let today: @Sendable () -> Day
    private let changes: @Sendable () -> AsyncStream<Void>

    /// `changes` sends a value whenever `today` may return another day.
    public init(
        today: @escaping @Sendable () -> Day, changes: @escaping @Sendable () -> AsyncStream<Void>
    ) {
        (self.today, self.changes) = (today, changes)
    }

    /// Sends today, and then each new day, until its task is cancelled.
    @MainActor
    public func follow(_ send: @MainActor (Day) -> Void) async {
        let changes = changes()
        var day = today()
        send(day)
        for await _ in changes where today() != day {
            day = today()
            send(day)
        }
    }
}

extension CurrentDay {
    /// The day in the time zone of the device. It changes at midnight, and when the time zone or the clock
    /// is changed.
    public static let device = CurrentDay(
        today: { Day(.now, in: .autoupdatingCurrent) ?? .unknown }, changes: changesOfDevice)

    /// The system posts these notifications. If the device or the app sleeps at that time, they come later.
    /// Linux posts none.
    @Sendable static func changesOfDevice() -> AsyncStream<Void> {
        let (changes, change) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let center = NotificationCenter.default
        let names: [Notification.Name] = [.NSCalendarDayChanged, .NSSystemTimeZoneDidChange]
        // Observers are not `Sendable`. This is safe, because they are only passed to
        // `removeObserver`.
        nonisolated(unsafe) let observers = names.map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { _ in change.yield() }
        }
        change.onTermination = { _ in observers.forEach { center.removeObserver($0) } }
        return changes
    }
}
