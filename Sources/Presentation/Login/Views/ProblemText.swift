#if canImport(SwiftUI)
import SwiftUI

/// A line in red under a field that has to be corrected; without a text, no line.
struct ProblemText: View {
    let message: String?

    var body: some View {
        if let message {
            Label(message, systemImage: "exclamationmark.circle")
                .font(.footnote)
                .foregroundStyle(.red)
        }
    }
}
#endif
