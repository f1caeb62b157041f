// Layer: Presentation
// Error: cannot assign to property: 'state' is a get-only property
import SwiftUI

struct BusyBody: View {
    let store: ScopedStore<Int, Never>

    var body: some View {
        Button("Busy") { store.state = 1 }
    }
}
