#if canImport(SwiftUI)
import Domain
import SwiftUI

/// All that the user can do on the counter screen, in SwiftUI and in UIKit.
@MainActor
struct CounterActions {
    let load: @MainActor () -> Void
    let decrement: @MainActor () -> Void
    let reset: @MainActor () -> Void
    let increment: @MainActor () -> Void
    let dismiss: @MainActor (CounterError) -> Void
}

/// The count and the buttons that change it.
struct CounterPanel: View {
    let state: CounterState
    let actions: CounterActions

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
                Button(CounterTexts.decrement, systemImage: "minus", action: actions.decrement)
                Button(CounterTexts.reset, action: actions.reset)
                Button(CounterTexts.increment, systemImage: "plus", action: actions.increment)
            }
        }
        .padding()
        .scrollsIfTooTall()
        .screen(CounterTexts.title, isLoading: state.isLoading, reload: actions.load)
    }
}
#endif
