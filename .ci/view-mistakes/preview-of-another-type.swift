// Layer: Presentation
// Error: cannot convert value of type 'Item' to expected argument type 'User'
import Domain
import SwiftUI

#Preview("Mistaken") {
    UserDetail(user: Item.samples[0], loading: .loaded, retry: {})
}
