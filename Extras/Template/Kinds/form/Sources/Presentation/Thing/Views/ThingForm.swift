#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The fields of the thing, after it has been loaded.
struct ThingForm: View {
    let state: ThingState
    let edit: @MainActor (Thing) -> Void
    let reload: @MainActor () -> Void

    var body: some View {
        Form {
            if let thing = state.thing {
                ThingFields(
                    thing: Binding { @MainActor in
                        thing
                    } set: { @MainActor in
                        edit($0)
                    })
            }
        }
        .formStyle(.grouped)
        .screen(ThingTexts.title, isLoading: state.isLoading, reload: reload)
    }
}
#endif
