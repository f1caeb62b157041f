// Layer: DI
// System: iPhone
// Error: cannot find 'Window' in scope
import SwiftUI

struct OneWindow: Scene {
    var body: some Scene {
        Window("Items", id: "items") { Text("Sorry") }
    }
}
