#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Adds a menu to the tool bar of a list: the list shows only the rows that refer to `id`, or all.
    func referenceFilter(
        _ title: String, by id: String?, of names: ReferenceNames,
        choose: @escaping @MainActor (String?) -> Void
    ) -> some View {
        modifier(ReferenceFilter(title: title, id: id, names: names, choose: choose))
    }
}

private struct ReferenceFilter: ViewModifier {
    let title: String
    let id: String?
    let names: ReferenceNames
    let choose: @MainActor (String?) -> Void
    @Environment(\.isInFront) private var isInFront
    @Environment(\.showAllRows) private var showAllRows

    func body(content: Content) -> some View {
        content
            .toolbar {
                if isInFront {
                    Menu(title, systemImage: "line.3.horizontal.decrease") {
                        choice(nil, ReferenceTexts.all)
                        ForEach(names.rows) { choice($0.id, $0.name) }
                    }
                    .accessibilityValue(id == nil ? ReferenceTexts.all : names[id] ?? "")
                }
            }
            .environment(\.showAllRows) {
                showAllRows()
                choose(nil)
            }
    }

    /// A toggle, and not a picker, because the selected row may not exist any more.
    private func choice(_ choice: String?, _ name: String) -> some View {
        Toggle(
            name,
            isOn: Binding { @MainActor in
                id == choice
            } set: { @MainActor _ in
                choose(choice)
            })
    }
}

/// Says that a filter hides all rows, and offers to show them.
struct FilteredPlaceholder: View {
    @Environment(\.showAllRows) private var showAllRows

    var body: some View {
        ContentUnavailableView {
            Label(ReferenceTexts.filtered, systemImage: "line.3.horizontal.decrease")
        } description: {
            EmptyView()
        } actions: {
            Button(ReferenceTexts.showAll, action: showAllRows)
        }
    }
}

extension EnvironmentValues {
    /// Ends the filters of a list.
    @Entry var showAllRows: @MainActor () -> Void = {}
}
#endif
