import Foundation
import Measuring

extension Report {
    /// The same for scripts, times in nanoseconds.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let record = Record(
            comparisons: comparisons.map { comparison in
                Record.Comparison(
                    name: comparison.name, title: comparison.title,
                    costs: comparison.costs.map { cost in
                        Record.Cost(
                            name: cost.name, nanoseconds: cost.nanoseconds, ratio: cost.ratio,
                            lowerQuartile: cost.middleHalf.lowerBound,
                            upperQuartile: cost.middleHalf.upperBound,
                            blocks: cost.allocations?.blocks, bytes: cost.allocations?.bytes,
                            woken: cost.woken)
                    })
            },
            memory: footprints.map { Record.Footprint(name: $0.name, bytes: $0.bytes) })
        // Numbers and texts can always be encoded; none of these is infinite.
        return (try? encoder.encode(record)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private struct Record: Encodable {
        let comparisons: [Comparison]
        let memory: [Footprint]

        struct Comparison: Encodable {
            let name: String
            let title: String
            let costs: [Cost]
        }

        struct Cost: Encodable {
            let name: String
            let nanoseconds: Double
            let ratio: Double
            let lowerQuartile: Double
            let upperQuartile: Double
            let blocks: Double?
            let bytes: Double?
            let woken: Double?
        }

        struct Footprint: Encodable {
            let name: String
            let bytes: Double?
        }
    }
}
