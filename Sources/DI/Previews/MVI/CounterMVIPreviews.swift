#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVI") {
    CounterMVIView(store: Container.preview(.loaded).makeCounterStore())
}

#Preview("Empty, MVI") {
    CounterMVIView(store: Container.preview(.empty).makeCounterStore())
}

#Preview("Loading, MVI") {
    CounterMVIView(store: Container.preview(.loading).makeCounterStore())
}

#Preview("Failed, MVI") {
    CounterMVIView(store: Container.preview(.failed).makeCounterStore())
}
#endif
