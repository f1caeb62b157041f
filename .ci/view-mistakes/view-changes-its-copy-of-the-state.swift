// Layer: Presentation
// Error: cannot assign to property: 'state' is a 'let' constant
import SwiftUI

struct ListState {
    var names: [String] = []
}

struct Forgetful: View {
    let state: ListState

    var body: some View {
        Button("Forget") { state.names = [] }
    }
}
