// Layer: Presentation
// Error: cannot find '$naming' in scope
import Observation
import SwiftUI

@MainActor
@Observable
final class Naming {
    var name = ""
}

struct NameField: View {
    let naming: Naming

    var body: some View { TextField("Name", text: $naming.name) }
}
