#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("MVI") {
    AppMVIView(store: Container.preview(.loaded).makeAppStore())
}

#Preview("Failed, MVI") {
    AppMVIView(store: Container.preview(.failed).makeAppStore())
}
#endif
