// Layer: Presentation
// Error: type 'ListIntent' has no member 'changeTapped'
import SwiftUI

enum ListIntent {
    case loadRequested
}

struct LostButton: View {
    let store: ScopedStore<Int, ListIntent>

    var body: some View {
        Button("Lost") { store.send(.changeTapped(.reset)) }
    }
}
