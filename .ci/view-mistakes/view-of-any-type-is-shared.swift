// Layer: Presentation
// Error: conformance of 'AnyView' to 'Sendable' is unavailable
import SwiftUI

struct Shared: View {
    let menu: AnyView

    var body: some View {
        menu.task { await show(menu) }
    }
}

private func show(_ value: some Sendable) async {}
