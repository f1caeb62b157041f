// Layer: DI
// Error: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
import Presentation
import SwiftUI

nonisolated func reload(_ viewModel: ItemsViewModel) {
    viewModel.load()
}
