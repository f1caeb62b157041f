// Layer: Presentation
// Error: type 'ItemsIntent' has no member 'incrementTapped'
import SwiftUI

struct LostButton: View {
    let send: Send<ItemsIntent>

    var body: some View {
        Button("Lost") { send(.incrementTapped) }
    }
}
