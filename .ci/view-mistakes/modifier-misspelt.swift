// Layer: Presentation
// Error: value of type 'Text' has no member 'refreshble'
import SwiftUI

struct Misspelt: View {
    var body: some View {
        Text("Misspelt").refreshble {}
    }
}
