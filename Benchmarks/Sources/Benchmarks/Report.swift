import Foundation
import Measuring

/// What has been measured.
struct Report {
    struct Comparison {
        let name: String
        let title: String
        let costs: [Measuring.Comparison.Cost]
    }

    struct Footprint {
        let name: String
        let bytes: Double?
    }

    var comparisons: [Comparison] = []
    var footprints: [Footprint] = []
}

extension Report {
    /// Columns under a heading for each piece of work; the ratio is to the first line below it.
    var table: String {
        var rows: [[String]] = []
        for comparison in comparisons {
            let countsWakeUps = comparison.costs.contains { $0.woken != nil }
            rows.append(
                [comparison.title, "time", "ratio", "middle half", "blocks", "bytes"]
                    + (countsWakeUps ? ["woken"] : []))
            for cost in comparison.costs {
                rows.append(
                    ["  " + cost.name, cost.time, cost.ratio.decimals(2), cost.range]
                        + (cost.allocations.map { [$0.blocks.short, $0.bytes.short] } ?? ["–", "–"])
                        + (cost.woken.map { [$0.short] } ?? []))
            }
            rows.append([])
        }
        if !footprints.isEmpty {
            rows.append(["Memory, each", "bytes"])
            rows += footprints.map { ["  " + $0.name, $0.bytes?.short ?? "–"] }
        }
        return Self.aligned(rows)
    }

    /// The first column to the left, the others to the right.
    private static func aligned(_ rows: [[String]]) -> String {
        let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : "  " + space + cell
            }
            .joined()
        }
        .joined(separator: "\n")
        .trimmingCharacters(in: .newlines)
    }
}

extension Measuring.Comparison.Cost {
    fileprivate var time: String {
        switch nanoseconds {
        case ..<1_000: "\(nanoseconds.decimals(1)) ns"
        case ..<1_000_000: "\((nanoseconds / 1e3).decimals(1)) µs"
        default: "\((nanoseconds / 1e6).decimals(2)) ms"
        }
    }

    fileprivate var range: String {
        "\(middleHalf.lowerBound.decimals(2))–\(middleHalf.upperBound.decimals(2))"
    }
}

extension Double {
    fileprivate func decimals(_ count: Int) -> String {
        String(format: "%.\(count)f", self)
    }

    /// Without decimals, unless it is between zero and ten.
    fileprivate var short: String {
        self < 0.005 ? "0" : self < 9.95 && self != rounded() ? decimals(2) : Int(rounded()).grouped
    }
}

extension Int {
    /// With a comma between thousands.
    var grouped: String {
        var text = String(magnitude)
        var position = text.count - 3
        while position > 0 {
            text.insert(",", at: text.index(text.startIndex, offsetBy: position))
            position -= 3
        }
        return (self < 0 ? "-" : "") + text
    }
}
