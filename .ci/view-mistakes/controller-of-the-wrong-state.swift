// Layer: Presentation
// Error: cannot convert value of type 'CounterState' to closure result type 'ItemsState'
import UIKit

@MainActor
func mixUp(_ counter: CounterStore, _ items: ItemsStore) -> UIViewController {
    ItemsViewController(state: { counter.state }, send: Send(items.send))
}
