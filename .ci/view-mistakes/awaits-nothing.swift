// Layer: Presentation
// Error: expression is 'async' but is not marked with 'await'
import SwiftUI

struct HastyList: View {
    let load: @MainActor () -> Task<Void, Never>

    var body: some View {
        List {}
            .refreshable { load().value }
    }
}
