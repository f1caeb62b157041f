// Layer: Presentation
// Error: switch must be exhaustive
import SwiftUI

struct HalfAnApp: View {
    let state: AppState

    var body: some View {
        switch state {
        case .login: EmptyView()
        }
    }
}
