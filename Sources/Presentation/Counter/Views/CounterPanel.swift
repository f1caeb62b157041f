#if canImport(SwiftUI)
import SwiftUI

/// The count and the buttons that change it.
struct CounterPanel: View {
    /// Nil while it is not known.
    let count: Int?
    let isWaiting: Bool
    let decrement: @MainActor () -> Void
    let reset: @MainActor () -> Void
    let increment: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 24) {
            VStack {
                Text(count.map(String.init) ?? "–")
                    .font(.largeTitle)
                    .monospacedDigit()
                    .accessibilityLabel(CounterTexts.count)
                    .accessibilityValue(count.map(String.init) ?? CounterTexts.unknownCount)
                    .accessibilityAddTraits(.updatesFrequently)
                ProgressView()
                    .opacity(isWaiting ? 1 : 0)
                    .accessibilityHidden(!isWaiting)
            }
            HStack {
                Button(CounterTexts.decrement, systemImage: "minus", action: decrement)
                Button(CounterTexts.reset, action: reset)
                Button(CounterTexts.increment, systemImage: "plus", action: increment)
            }
            .buttonStyle(.bordered)
        }
        .padding()
    }
}
#endif
