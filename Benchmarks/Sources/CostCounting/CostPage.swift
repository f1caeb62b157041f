import Foundation

/// The page, in the parts that are written anew or kept.
package struct CostPage: Sendable {
    /// From the title to the last thing that is checked.
    package var counted: String
    package var intentTimes: String
    package var buildTimes: String

    package static let path = "Sources/Presentation/Presentation.docc/Costs.md"
    package static let command = "swift run -c release --package-path Benchmarks CostSheet"

    static let measuredHeading = "## Measured"
    static let intentHeading = "### The time of an intent"
    static let buildHeading = "### The time to build and test"

    package init(counted: String, intentTimes: String, buildTimes: String) {
        self.counted = counted
        self.intentTimes = intentTimes
        self.buildTimes = buildTimes
    }

    /// Reads a page that `text` has made; its parts are what stands between the headings.
    package init(parsing text: String) throws(CostProblem) {
        let headings = [Self.measuredHeading, Self.intentHeading, Self.buildHeading]
        var parts: [String] = []
        var rest = text
        for heading in headings {
            guard let found = rest.range(of: "\n\(heading)\n") else {
                throw CostProblem(
                    .badData,
                    "\(Self.path): has no heading “\(heading)”; write it anew: \(Self.command)")
            }
            parts.append(String(rest[..<found.lowerBound]))
            rest = String(rest[found.upperBound...])
        }
        parts.append(rest)
        self.init(
            counted: parts[0].trimmed, intentTimes: parts[2].trimmed, buildTimes: parts[3].trimmed)
    }

    package var text: String {
        let parts = [
            counted, Self.measuredHeading, MeasuredSection.introduction, Self.intentHeading,
            intentTimes, Self.buildHeading, buildTimes,
        ]
        return parts.joined(separator: "\n\n") + "\n"
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
