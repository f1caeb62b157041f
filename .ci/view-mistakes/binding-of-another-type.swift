// Layer: Presentation
// Error: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<String>'
import Observation
import SwiftUI

@MainActor
@Observable
final class Counting {
    var count = 0
}

struct CountField: View {
    @Bindable var counting: Counting

    var body: some View { TextField("Count", text: $counting.count) }
}
