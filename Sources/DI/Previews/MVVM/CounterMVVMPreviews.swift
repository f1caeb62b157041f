#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVVM") {
    CounterMVVMView(viewModel: Container.preview(.loaded).makeCounterViewModel())
}

#Preview("Empty, MVVM") {
    CounterMVVMView(viewModel: Container.preview(.empty).makeCounterViewModel())
}

#Preview("Loading, MVVM") {
    CounterMVVMView(viewModel: Container.preview(.loading).makeCounterViewModel())
}

#Preview("Failed, MVVM") {
    CounterMVVMView(viewModel: Container.preview(.failed).makeCounterViewModel())
}
#endif
