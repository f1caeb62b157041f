// Layer: DI
// Error: cannot assign to property: 'state' setter is inaccessible
import Presentation
import SwiftUI

struct BusyBody: View {
    @State private var viewModel: ItemsViewModel

    var body: some View {
        Button("Busy") { viewModel.state.isLoading = true }
    }
}
