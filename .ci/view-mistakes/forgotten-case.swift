// Layer: Presentation
// Error: switch must be exhaustive
import SwiftUI

struct HalfAPlaceholder: View {
    let placeholder: ListPlaceholder

    var body: some View {
        switch placeholder {
        case .loading: ProgressView("Loading")
        }
    }
}
