import Foundation
import Measuring

/// The figures of one comparison, as lines of text.
struct Table {
    let title: String
    let clock: Comparison.Clock
    let costs: [Comparison.Cost]

    /// The lines of the table. Each ratio compares with the first line below the heading.
    var text: String {
        let counts = costs.contains { $0.notified != nil }
        let promises = costs.contains { $0.atMost != nil }
        var lines = [
            line(
                title, clock == .cpu ? "CPU time" : "time", "ratio", "middle half", "blocks",
                "bytes", counts ? "notified" : "", promises ? "at most" : "", "")
        ]
        for cost in costs {
            lines.append(
                line(
                    "  " + cost.name, cost.time, cost.ratio.asRatio, cost.range,
                    cost.allocations?.blocks.short ?? "–", cost.allocations?.bytes.short ?? "–",
                    cost.notified?.short ?? "", cost.atMost?.decimals(2) ?? "",
                    cost.isOverLimit ? "broken" : ""))
        }
        return lines.joined(separator: "\n")
    }

    /// A line with the first cell at the left, and the others aligned to the right.
    private func line(_ first: String, _ cells: String...) -> String {
        let widths = [11, 9, 15, 9, 13, 10, 10, 8]
        let padded = zip(cells, widths).filter { !$0.0.isEmpty }.map { cell, width in
            String(repeating: " ", count: max(2, width - cell.count)) + cell
        }
        return first + String(repeating: " ", count: max(0, 56 - first.count)) + padded.joined()
    }
}

extension Comparison.Cost {
    fileprivate var time: String {
        switch nanoseconds {
        case ..<1_000: "\(nanoseconds.decimals(1)) ns"
        case ..<1_000_000: "\((nanoseconds / 1e3).decimals(1)) µs"
        default: "\((nanoseconds / 1e6).decimals(2)) ms"
        }
    }

    fileprivate var range: String {
        "\(middleHalf.lowerBound.asRatio)–\(middleHalf.upperBound.asRatio)"
    }
}

extension Double {
    fileprivate func decimals(_ count: Int) -> String {
        String(format: "%.\(count)f", self)
    }

    fileprivate var asRatio: String { decimals(self < 0.1 ? 3 : 2) }

    /// The number without decimals. A fraction below ten has two decimals.
    fileprivate var short: String {
        self < 0.005 ? "0" : self < 9.95 && self != rounded() ? decimals(2) : Int(rounded()).grouped
    }
}

extension Int {
    /// The number with a comma between thousands.
    var grouped: String {
        self < 1_000 ? "\(self)" : (self / 1_000).grouped + String(format: ",%03d", self % 1_000)
    }
}
