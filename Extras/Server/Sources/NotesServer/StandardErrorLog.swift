import Foundation
import Logging

/// Writes each message to standard error as one line. Line ends and control characters are escaped.
struct StandardErrorLog: LogHandler {
    var logLevel = Logger.Level.notice
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let time = Date.now.formatted(.iso8601)
        let error = event.error.map { ": \($0)" } ?? ""
        let line = "\(time) \(event.level) \(event.message)\(error)"
        try? FileHandle.standardError.write(contentsOf: Data((line.escaped + "\n").utf8))
    }
}

extension String {
    /// The text, with an escape for each character that could move a cursor, end a line or hide text.
    var escaped: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                text += scalar.escaped(asASCII: true)
            default:
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
