// Layer: DI
// Error: escaping closure captures non-escaping parameter 'content'
import SwiftUI

@MainActor
func window(content: () -> Text) -> some Scene {
    WindowGroup("Items") { content() }
}
