#if canImport(SwiftUI)
import SwiftUI

/// The content of the thing screen, without its title and tool bar.
struct ThingPanel: View {
    let tapCount: Int
    let tap: @MainActor () -> Void

    var body: some View {
        Button(ThingTexts.taps(tapCount), action: tap)
            .buttonStyle(.bordered)
            .navigationTitle(ThingTexts.title)
    }
}
#endif
