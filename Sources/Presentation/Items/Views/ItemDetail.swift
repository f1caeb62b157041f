#if canImport(SwiftUI)
import Domain
import SwiftUI

struct ItemDetail: View {
    let item: Item
    let delete: @MainActor () -> Void

    var body: some View {
        Form {
            LabeledContent("Name", value: item.name)
            LabeledContent("Identifier", value: item.id)
        }
        .formStyle(.grouped)
        .navigationTitle(item.name)
        .toolbar {
            Button("Delete", systemImage: "trash", role: .destructive, action: delete)
                .accessibilityLabel("Delete \(item.name)")
        }
    }
}
#endif
