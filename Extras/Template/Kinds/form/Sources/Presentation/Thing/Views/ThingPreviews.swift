#if canImport(SwiftUI)
import Domain
import SwiftUI

#Preview("Thing") {
    let state = {
        var state = ThingState()
        state.thing = Thing.sample
        return state
    }()
    NavigationStack { ThingForm(state: state, edit: { _ in }, reload: {}) }
}
#endif
