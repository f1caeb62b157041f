// Layer: DI
// Error: cannot assign to property: 'screen' setter is inaccessible
import Presentation
import SwiftUI

struct BusyBody: View {
    let app: AppViewModel
    let login: LoginViewModel

    var body: some View {
        Button("Busy") { app.screen = .login(login) }
    }
}
