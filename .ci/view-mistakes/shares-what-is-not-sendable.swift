// Layer: Presentation
// Error: sending value of non-Sendable type
import SwiftUI

final class Log {
    var lines: [String] = []
}

struct Logging: View {
    var body: some View {
        Button("Log") {
            let log = Log()
            Task.detached { log.lines.append("detached") }
            log.lines.append("here")
        }
    }
}
