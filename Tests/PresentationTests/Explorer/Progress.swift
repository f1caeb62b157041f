import Foundation

/// Tells on standard error how far a long exploration has come.
@MainActor
final class Progress {
    private var told = ContinuousClock.now

    func tell(_ feature: String, _ length: Int, of depth: Int, _ plays: Int) {
        guard told.duration(to: .now) > .seconds(1) else { return }
        told = .now
        let line = "exploring \(feature): length \(length) of \(depth), \(plays) schedules played\n"
        FileHandle.standardError.write(Foundation.Data(line.utf8))
    }
}
