// Layer: DI
// Error: cannot convert value of type 'ItemsStore' (aka 'Store<ItemsReducer>') to expected argument type 'ItemsViewModel'
import Presentation
import SwiftUI

#Preview("Mistaken") {
    ItemsMVVMView(viewModel: Container.preview(.loaded).makeItemsStore())
}
