#if canImport(SwiftUI)
import SwiftUI

/// What is wrong with what stands above it; nothing when nothing is.
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
