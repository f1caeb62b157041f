#if canImport(SwiftUI)
import SwiftUI

/// A picker for a row of another list, or none. A row that does not exist any more is shown as none.
struct ReferenceField: View {
    private let title: String
    @Binding private var id: String?
    private let names: ReferenceNames

    init(_ title: String, id: Binding<String?>, of names: ReferenceNames) {
        (self.title, _id, self.names) = (title, id, names)
    }

    var body: some View {
        Picker(
            title,
            selection: Binding { @MainActor in
                names[id] == nil ? nil : id
            } set: { @MainActor chosen in
                id = chosen
            }
        ) {
            Text(ReferenceTexts.none).tag(String?.none)
            ForEach(names.rows) { Text($0.name).tag(Optional($0.id)) }
        }
    }
}

extension View {
    /// Adds a smaller text below the title of a row, if there is one.
    @ViewBuilder func captioned(_ captions: String?...) -> some View {
        let caption = captions.compactMap(\.self).joined(separator: ", ")
        if caption.isEmpty {
            self
        } else {
            VStack(alignment: .leading) {
                self
                Text(caption).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}
#endif
