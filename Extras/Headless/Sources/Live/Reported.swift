import Foundation
import Recipes
import Reports

/// A report of the whole app, as the page opens it.
struct Reported: Encodable, Sendable {
    let lines: [String]
    /// What the play lacks, and where the rules of today depart from the report, each in one line.
    let notes: [String]

    @MainActor
    init(_ report: Report) async throws(ReportProblem) {
        let play = try await ReportedPlay(report)
        lines = play.lines
        notes = play.leftOut + [play.departure].compactMap(\.self)
    }

    /// The end of the page's address, which has the play.
    var address: String {
        let lines = lines.map {
            $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
        return "#app:\(lines.joined(separator: ";"))"
    }
}
