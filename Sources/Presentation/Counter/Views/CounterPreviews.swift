#if canImport(SwiftUI)
import SwiftUI

#Preview("Counter") {
    let actions = CounterActions(load: {}, decrement: {}, reset: {}, increment: {}) { _ in }
    NavigationStack { CounterPanel(state: CounterState(), actions: actions) }
}
#endif
