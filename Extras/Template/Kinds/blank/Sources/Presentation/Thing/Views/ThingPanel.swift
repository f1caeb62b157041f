#if canImport(SwiftUI)
import SwiftUI

/// The thing screen's views, without what lies around them.
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
