#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVVM") {
    CounterMVVMView(viewModel: Container.preview(.loaded).makeCounterViewModel())
}

#Preview("Loaded, MVI") {
    CounterMVIView(store: Container.preview(.loaded).makeCounterStore())
}

#Preview("Empty") {
    CounterMVVMView(viewModel: Container.preview(.empty).makeCounterViewModel())
}

#Preview("Loading") {
    CounterMVVMView(viewModel: Container.preview(.loading).makeCounterViewModel())
}

#Preview("Failed") {
    CounterMVVMView(viewModel: Container.preview(.failed).makeCounterViewModel())
}
#endif
