#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVI") {
    UsersMVIView(store: Container.preview(.loaded).makeUsersStore())
}

#Preview("Empty, MVI") {
    UsersMVIView(store: Container.preview(.empty).makeUsersStore())
}

#Preview("Loading, MVI") {
    UsersMVIView(store: Container.preview(.loading).makeUsersStore())
}

#Preview("Failed, MVI") {
    UsersMVIView(store: Container.preview(.failed).makeUsersStore())
}
#endif
