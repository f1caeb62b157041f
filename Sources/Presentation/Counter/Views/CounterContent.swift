#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The counter screen as a function of its state.
struct CounterContent: View {
    let state: CounterState
    let send: Send<CounterIntent>

    var body: some View {
        VStack(spacing: 24) {
            count
            buttons
        }
        .padding()
        .navigationTitle("Counter")
        .toolbar {
            ReloadButton(isLoading: state.isLoading) { send(.loadRequested) }
        }
        .errorAlert(state.error?.message) { send(.errorDismissed) }
    }

    private var count: some View {
        VStack {
            Text("\(state.count)")
                .font(.largeTitle)
                .monospacedDigit()
                .accessibilityLabel("Count")
                .accessibilityValue("\(state.count)")
                .accessibilityAddTraits(.updatesFrequently)
            ProgressView()
                .opacity(state.isLoading ? 1 : 0)
                .accessibilityHidden(!state.isLoading)
        }
    }

    private var buttons: some View {
        HStack {
            Button("Decrement", systemImage: "minus") { send(.decrementTapped) }
            Button("Reset") { send(.resetTapped) }
            Button("Increment", systemImage: "plus") { send(.incrementTapped) }
        }
        .buttonStyle(.bordered)
    }
}
#endif
