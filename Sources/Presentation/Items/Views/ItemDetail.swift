#if canImport(SwiftUI)
import Domain
import SwiftUI

struct ItemDetail: View {
    let item: Item
    let delete: @MainActor () -> Void

    var body: some View {
        Form {
            LabeledContent(ItemsTexts.name, value: item.name)
            LabeledContent(ItemsTexts.identifier, value: item.id)
        }
        .formStyle(.grouped)
        .navigationTitle(item.name)
        .toolbar {
            Button(ItemsTexts.delete, systemImage: "trash", role: .destructive, action: delete)
                .accessibilityLabel(ItemsTexts.delete(item))
        }
    }
}
#endif
