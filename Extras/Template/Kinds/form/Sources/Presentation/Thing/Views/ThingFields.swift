#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The controls for the values of the thing.
struct ThingFields: View {
    @Binding var thing: Thing

    var body: some View {
        TextField(ThingFieldTexts.text, text: $thing.text)
    }
}
#endif
