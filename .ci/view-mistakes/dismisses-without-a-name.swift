// Layer: Presentation
// Error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
import SwiftUI

struct Mishap: Error, Equatable {
    let message: String
}

struct Forgiving: View {
    @State private var mishap: Mishap?

    var body: some View {
        Text("Forgiving")
            .errorAlert(mishap, message: \.message) { mishap = nil }
    }
}
