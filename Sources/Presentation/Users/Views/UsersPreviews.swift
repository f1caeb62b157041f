#if canImport(SwiftUI)
import Domain
import SwiftUI

#Preview("Users, not loaded") {
    let none = ListContent<User, UserError>([], .failed(.unavailable("Offline.")), error: nil)
    NavigationStack { UserList(content: none, reload: { nil }, select: { _ in }) }
}
#endif
