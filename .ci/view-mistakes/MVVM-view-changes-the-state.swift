// Layer: Presentation
// Error: cannot assign to property: 'state' setter is inaccessible
import SwiftUI

struct BusyBody: View {
    let login: LoginViewModel
    let items: ItemsViewModel
    let users: UsersViewModel
    let counter: CounterViewModel

    var body: some View { Button("Busy", action: clear) }

    func clear() {
        login.state = LoginState()  // refused
        items.state = ItemsState()  // refused
        users.state = UsersState()  // refused
        counter.state = CounterState()  // refused
    }
}
