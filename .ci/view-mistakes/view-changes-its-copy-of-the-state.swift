// Layer: Presentation
// Error: cannot assign to property: 'state' is a 'let' constant
import SwiftUI

struct Forgetful: View {
    let state: ItemsState

    var body: some View {
        Button("Forget") { state.items = [] }
    }
}
