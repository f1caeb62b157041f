// Layer: DI
// Error: cannot convert value of type 'AppStore' (aka 'Store<AppReducer>') to expected argument type 'AppViewModel'
import Presentation
import SwiftUI

#Preview("Mistaken") {
    AppMVVMView(viewModel: Container.preview(.loaded).makeAppStore())
}
