import Foundation
import Testing

/// A page of this package that records what the views show. A reviewer sees in its changes how the
/// views have changed.
struct KeptPage {
    private let file: URL

    init(_ name: String) {
        let package = URL(filePath: #filePath).appending(path: "../../../../..").standardized
        file = package.appending(path: name)
    }

    /// Compares the page with this text. With `UPDATE=1`, writes the text into the page instead.
    func check(_ text: String) throws {
        if ProcessInfo.processInfo.environment["UPDATE"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        guard kept != text else { return }
        let lines = zip(text.lines + ["(the end)"], kept.lines + ["(the end)"])
        let difference = lines.first { $0 != $1 }.map { "“\($0)” instead of “\($1)”" } ?? ""
        Issue.record(
            """
            \(file.lastPathComponent) has changed: \(difference). Read how, after \
            UPDATE=1 swift test --package-path Extras/Headless
            """)
    }
}

extension String {
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The text with each time of day replaced by the same time.
    var timeless: String { replacing(/\d{1,2}:\d{2}(\h?[AP]M)?/, with: "12:00") }
}
