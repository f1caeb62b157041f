// Layer: DI
// Error: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
import Observation
import SwiftUI

@MainActor
@Observable
final class Loading {
    func load() {}
}

nonisolated func reload(_ model: Loading) {
    model.load()
}
