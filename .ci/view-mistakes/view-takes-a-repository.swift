// Layer: Presentation
// Error: cannot find type 'AuthenticationRepository' in scope
import Domain
import SwiftUI

struct KnowingView: View {
    let repository: any AuthenticationRepository

    var body: some View { EmptyView() }
}
