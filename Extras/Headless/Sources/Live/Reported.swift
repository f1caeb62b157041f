import Foundation
import Recipes
import Reports

/// A report of the whole app, as a play that the page can open.
struct Reported: Encodable, Sendable {
    let lines: [String]
    /// Lines that say which parts of the report the play lacks, and where today's rules differ from
    /// the report.
    let notes: [String]

    @MainActor
    init(_ report: Report) async throws(ReportProblem) {
        let play = try await ReportedPlay(report)
        lines = play.lines
        notes = play.leftOut + [play.departure].compactMap(\.self)
    }

    /// The end of the page's address. It contains the steps of the play.
    var address: String {
        let lines = lines.map {
            $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
        return "#app:\(lines.joined(separator: ";"))"
    }
}
