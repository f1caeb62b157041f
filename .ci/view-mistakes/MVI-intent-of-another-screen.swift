// Layer: Presentation
// Error: type 'ListIntent' has no member 'incrementTapped'
import SwiftUI

enum ListIntent {
    case loadRequested
}

struct LostButton: View {
    let store: ScopedStore<Int, ListIntent>

    var body: some View {
        Button("Lost") { store.send(.incrementTapped) }
    }
}
