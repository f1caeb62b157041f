// Layer: Presentation
// System: Mac
// Error: cannot find 'UITextContentType' in scope
import SwiftUI

struct AddressField: View {
    @Binding var address: String
    var body: some View {
        TextField("Address", text: $address).textContentType(UITextContentType.username)
    }
}
