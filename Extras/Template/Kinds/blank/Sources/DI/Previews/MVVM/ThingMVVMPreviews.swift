#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Thing") {
    NavigationStack {
        ThingMVVMView(viewModel: Container.preview(.loaded).makeThingViewModel())
    }
}
#endif
