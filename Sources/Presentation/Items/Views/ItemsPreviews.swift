#if canImport(SwiftUI)
import Domain
import SwiftUI

#Preview("Items") {
    let rows = ListContent<Item, ItemError>(Item.samples, .loaded, error: nil)
    NavigationStack { ItemList(content: rows, reload: { nil }, select: { _ in }, delete: { _ in }) }
}
#endif
