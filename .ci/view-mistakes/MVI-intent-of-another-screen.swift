// Layer: Presentation
// Error: type 'ListIntent' has no member 'itemTapped'
import SwiftUI

enum ListIntent {
    case loadRequested
}

struct LostButton: View {
    let store: ScopedStore<Int, ListIntent>

    var body: some View {
        Button("Lost") { store.send(.itemTapped("a")) }
    }
}
