#if canImport(SwiftUI)
import SwiftUI

/// What the thing screen shows, without what lies around it.
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
