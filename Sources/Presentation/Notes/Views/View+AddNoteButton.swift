#if canImport(SwiftUI)
import Domain
import SwiftUI

extension View {
    /// Adds a button that opens a new note, whose id is chosen here.
    func addNoteButton(add: @escaping @MainActor (Note.ID) -> Void) -> some View {
        toolbar {
            Button("New Note", systemImage: "square.and.pencil") { add(Note.newID()) }
        }
    }

    /// Calls `save` when the user leaves these views for others, or the app for another one.
    func savesWhenLeft(save: @escaping @MainActor () -> Void) -> some View {
        modifier(SavesWhenLeft(save: save))
    }
}

private struct SavesWhenLeft: ViewModifier {
    let save: @MainActor () -> Void
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
        content
            .onDisappear { save() }
            .onChange(of: scenePhase) { if scenePhase != .active { save() } }
    }
}
#endif
