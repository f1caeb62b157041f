#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The count and the buttons that change it.
struct CounterPanel: View {
    let state: CounterState
    let reload: @MainActor () -> Void
    let change: @MainActor (CounterChange) -> Void

    var body: some View {
        let count = state.count.map(String.init)
        VStack(spacing: 24) {
            VStack {
                Text(count ?? "–")
                    .font(.largeTitle)
                    .monospacedDigit()
                    .accessibilityLabel(CounterTexts.count)
                    .accessibilityValue(count ?? CounterTexts.unknownCount)
                    .accessibilityAddTraits(.updatesFrequently)
                ProgressView()
                    .opacity(state.isWaiting ? 1 : 0)
                    .accessibilityHidden(!state.isWaiting)
            }
            ButtonStack {
                Button(CounterTexts.decrement, systemImage: "minus") { change(.decrement) }
                Button(CounterTexts.reset) { change(.reset) }
                Button(CounterTexts.increment, systemImage: "plus") { change(.increment) }
            }
        }
        .padding()
        .scrollsIfTooTall()
        .screen(CounterTexts.title, isLoading: state.isLoading, reload: reload)
    }
}

#Preview("Counter") {
    NavigationStack {
        CounterPanel(state: CounterState(), reload: {}, change: { _ in })
    }
}
#endif
