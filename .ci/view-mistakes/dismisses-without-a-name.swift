// Layer: Presentation
// Error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
import Domain
import SwiftUI

struct Forgiving: View {
    @State private var mishap: ItemError?

    var body: some View {
        Text("Forgiving")
            .alerts { ScreenAlert(mishap) { mishap = nil } }
    }
}
