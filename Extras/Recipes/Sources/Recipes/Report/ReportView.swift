#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// “Send a Report” of a screen in either pattern: shows each line before it is sent.
public struct ReportView: View {
    private let report: ReportWriter
    private let send: @MainActor ([String]) -> Void
    @State private var lines: [String]

    public init(report: ReportWriter, send: @escaping @MainActor ([String]) -> Void) {
        (self.report, self.send) = (report, send)
        lines = report.lines
    }

    public var body: some View {
        List {
            Text("This is all that is sent. A text behind a dot can't be read.")
            ForEach(lines, id: \.self) { Text($0.oneLine(limit: 1_000)) }
        }
        .navigationTitle("Send a Report")
        .toolbar {
            Button("Delete") {
                report.clear()
                lines = report.lines
            }
            Button("Send") { send(lines) }
        }
    }
}
#endif
