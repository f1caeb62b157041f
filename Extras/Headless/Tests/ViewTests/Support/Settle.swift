import Domain
import Headless
import Presentation
import Scenarios
import SwiftUI
import Testing

/// Runs all that follows from what was done before, and lets time pass when nothing else is to come; fails if
/// it never ends.
@MainActor
func settle(at location: SourceLocation = #_sourceLocation) {
    repeat {
        #expect(Turns.runAll(), "It never ends.", sourceLocation: location)
    } while ViewClock.shared.pass()
}

/// Plays something over services that are answered by hand, and ends what is open after it.
@MainActor
func play(_ body: (Requests) throws -> Void) throws {
    try Turns.take {
        let requests = Requests(cancellation: .honoured)
        defer {
            requests.close()
            settle()
        }
        try body(requests)
    }
}

extension HeadlessScreen {
    /// A screen whose time passes when nothing else happens, so that an animation ends when `settle` does.
    convenience init<Content: View>(playing view: Content, hasLargestType: Bool = false) {
        self.init(
            view.environment(\.delay, ViewClock.shared), hasLargestType: hasLargestType)
    }
}

/// The clock of views that wait for an animation.
@MainActor
private final class ViewClock: Delay {
    static let shared = ViewClock()
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated func wait(for duration: Duration) async throws(CancellationError) {
        await hold()
    }

    private func hold() async { await withCheckedContinuation { waiting.append($0) } }

    /// Returns false if nothing waits.
    func pass() -> Bool {
        HeadlessScreen.endAnimations()
        let waiting = waiting
        self.waiting = []
        Turns.take { for continuation in waiting { continuation.resume() } }
        return !waiting.isEmpty
    }
}
