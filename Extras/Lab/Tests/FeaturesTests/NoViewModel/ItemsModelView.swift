#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The items screen without a view model: what is the screen's own is state of the view.
struct ItemsModelView: View {
    let model: ItemsModel
    @State private var selection: Item.ID?
    @State private var loads = 0

    var body: some View {
        List(model.visibleItems) { item in
            Button(item.name) { selection = item.id }
                .swipeActions {
                    Button("Delete", role: .destructive) { Task { await delete(item.id) } }
                }
        }
        .overlay { if model.isLoading { ProgressView() } }
        .task(id: loads) { await model.load() }
        .toolbar { Button("Reload") { loads += 1 } }
        .alert("Items", isPresented: isFailed, presenting: model.errors.shown) { error in
            Button("OK") { model.errors.dismiss(error) }
        } message: { error in
            Text(error.message)
        }
    }

    private var isFailed: Binding<Bool> {
        Binding {
            model.errors.shown != nil
        } set: { _ in
        }
    }

    private func delete(_ id: Item.ID) async {
        if selection == id { selection = nil }
        await model.delete(id)
    }
}
#endif
