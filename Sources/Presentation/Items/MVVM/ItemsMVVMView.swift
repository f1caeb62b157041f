#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The items screen. The parent provides the navigation stack.
public struct ItemsMVVMView: ScreenView {
    private let viewModel: ItemsViewModel

    public init(viewModel: ItemsViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        ItemList(
            content: viewModel.state.list, reload: { viewModel.load() },
            select: { viewModel.select($0) }, delete: { viewModel.delete($0) }
        )
        .detail(of: viewModel.state.selectedItem, close: { viewModel.deselect($0.id) }) { item in
            ItemDetail(item: item) { viewModel.delete(item.id) }
        }
    }

    public var alert: ScreenAlert? {
        ScreenAlert(viewModel.state.list.alert) { viewModel.dismiss($0) }
    }

    public var announcements: [String] { viewModel.state.list.announcements }
}
#endif
