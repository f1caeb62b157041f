// Layer: Presentation
// Error: expression is 'async' but is not marked with 'await'
import SwiftUI

struct HastyList: View {
    let send: Send<ItemsIntent>

    var body: some View {
        List {}
            .refreshable { send(.loadRequested).finished() }
    }
}
