import Domain
import Foundation
package import Headless
import Presentation
package import Scenarios
package import SwiftUI

extension Turns {
    /// Runs all work that was started, and lets time pass when no work is left. Returns false if the work
    /// never ends.
    @MainActor @discardableResult
    package static func settle() -> Bool {
        repeat {
            guard runAll() else { return false }
        } while ViewClock.shared.pass()
        return true
    }
}

extension Ran {
    /// Calls the closure, runs all work that follows from it, and returns the counters.
    @MainActor
    static func counted(_ body: () throws -> Void) rethrows -> Data {
        reset()
        try body()
        Turns.settle()
        return counters()
    }
}

extension HeadlessScreen {
    /// A screen whose animations end in `settle`, when no other work is left.
    package convenience init<Content: View>(playing view: Content, hasLargestType: Bool = false) {
        self.init(
            view.environment(\.delay, ViewClock.shared), hasLargestType: hasLargestType)
    }
}

/// A clock for views that wait for an animation.
@MainActor
private final class ViewClock: Delay {
    static let shared = ViewClock()
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated func wait(for duration: Duration) async throws(CancellationError) {
        await hold()
    }

    private func hold() async { await withCheckedContinuation { waiting.append($0) } }

    /// Ends all waits. Returns false if nothing was waiting.
    func pass() -> Bool {
        HeadlessScreen.endAnimations()
        let waiting = waiting
        self.waiting = []
        Turns.take { for continuation in waiting { continuation.resume() } }
        return !waiting.isEmpty
    }
}
