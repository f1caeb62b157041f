#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Makes the row of a list a button, which looks like its text.
    func rowButton(action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { self }
            .tint(.primary)
    }
}
#endif
