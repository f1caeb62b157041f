// Layer: NotesPresentation
// Error: cannot assign to property: 'state' setter is inaccessible
import SwiftUI

struct BusyBody: View {
    let notes: NotesViewModel

    var body: some View { Button("Busy") { notes.state = NotesState(session: notes.state.session) } }
}
