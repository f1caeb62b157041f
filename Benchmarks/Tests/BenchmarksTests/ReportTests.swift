import Foundation
import Measuring
import Testing

@testable import Benchmarks

@Suite("What is told of a run")
struct ReportTests {
    private let report = Report(
        comparisons: [
            Report.Comparison(
                name: "work", title: "Some work",
                costs: [
                    Comparison.Cost(
                        "by hand", samples: [70.52], first: [70.52],
                        allocations: (blocks: 0, bytes: 0), woken: 1),
                    Comparison.Cost(
                        "with help", samples: [2_100_000], first: [1_400_000],
                        allocations: (blocks: 3.05, bytes: 3_199_850), woken: 1_000),
                ]),
            Report.Comparison(
                name: "more", title: "More work",
                costs: [Comparison.Cost("uncounted", samples: [1_200], first: [1_200])]),
        ],
        footprints: [Report.Footprint(name: "one", bytes: 424)])

    @Test func theTableAlignsItsColumns() {
        let expected = """
            Some work        time  ratio  middle half  blocks      bytes  woken
              by hand     70.5 ns   1.00    1.00–1.00       0          0      1
              with help   2.10 ms   1.50    1.50–1.50    3.05  3,199,850  1,000

            More work        time  ratio  middle half  blocks      bytes
              uncounted    1.2 µs   1.00    1.00–1.00       –          –

            Memory, each    bytes
              one             424
            """
        #expect(report.table == expected)
    }

    @Test func scriptsGetWhatWasMeasuredUnrounded() throws {
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
        let comparisons = try #require(json["comparisons"] as? [[String: Any]])
        let costs = try #require(comparisons[0]["costs"] as? [[String: Any]])
        #expect(comparisons.map { $0["name"] as? String } == ["work", "more"])
        #expect(costs[0]["nanoseconds"] as? Double == 70.52)
        #expect(costs[1]["bytes"] as? Double == 3_199_850)
    }
}
