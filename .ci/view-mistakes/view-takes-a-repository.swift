// Layer: Presentation
// Error: cannot find type 'ItemRepository' in scope
import Domain
import SwiftUI

struct KnowingView: View {
    let repository: any ItemRepository

    var body: some View { EmptyView() }
}
