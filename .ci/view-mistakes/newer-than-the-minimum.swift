// Layer: Presentation
// Error: value of type 'Text' has no member 'glassEffect'
import SwiftUI

struct GlassView: View {
    var body: some View { Text("Sorry").glassEffect() }
}
