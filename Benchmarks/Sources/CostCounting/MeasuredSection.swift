import Foundation

/// What the page says of a run, which the next run will not say again to the digit.
package enum MeasuredSection {
    static let introduction =
        "One run each, on the machine that is named; nothing checks these numbers."

    package static func text(_ times: [IntentTime], method: String, machine: String) -> String {
        var table = MarkdownTable(
            ["Feature", "Intent", "MVVM, ns", "MVI, ns", "MVI / MVVM"], textColumns: 2)
        for time in times {
            table.add([
                time.feature.rawValue, "`\(time.intent)`", number(time.mvvmNanoseconds),
                number(time.mviNanoseconds),
                number(time.mviNanoseconds / time.mvvmNanoseconds, decimals: 2),
            ])
        }
        return "\(machine), release build. \(method)\n\n\(table.text)"
    }

    package static func text(_ times: [BuildTime], machine: String) -> String {
        var table = MarkdownTable(["Command", "After", "Seconds"], textColumns: 2)
        for time in times {
            table.add(["`\(time.command)`", time.start, number(time.seconds)])
        }
        return "\(machine), debug build of the root package in a new folder.\n\n\(table.text)"
    }

    private static func number(_ value: Double, decimals: Int = 0) -> String {
        String(format: "%.\(decimals)f", value)
    }
}
