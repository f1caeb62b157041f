#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The fields that can be edited, once they are loaded.
struct ThingForm: View {
    let state: ThingState
    let edit: @MainActor (Thing) -> Void
    let reload: @MainActor () -> Void
    let save: @MainActor () -> Void

    var body: some View {
        Form {
            if let thing = state.thing {
                TextField(ThingTexts.text, text: field(\.text, of: thing))
            }
        }
        .formStyle(.grouped)
        .screen(ThingTexts.title, isLoading: state.isLoading, reload: reload)
        .savesWhenLeft(save: save)
    }

    /// One part of the thing, for the control that edits it.
    private func field<Value>(
        _ path: WritableKeyPath<Thing, Value>, of thing: Thing
    ) -> Binding<Value> {
        Binding { @MainActor in
            thing[keyPath: path]
        } set: { @MainActor value in
            var edited = thing
            edited[keyPath: path] = value
            edit(edited)
        }
    }
}
#endif
