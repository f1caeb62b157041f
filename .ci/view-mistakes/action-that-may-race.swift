// Layer: Presentation
// Error: converting non-Sendable function value to '@MainActor @Sendable () -> Void' may introduce data races
import SwiftUI

struct AnyButton: View {
    let action: () -> Void

    var body: some View { Button("Any", action: action) }
}
