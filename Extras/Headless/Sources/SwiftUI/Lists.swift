import Elements

@available(iOS 13, macOS 10.15, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Primitive {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { (self.data, self.id, self.content) = (data, id, content) }
    public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    public func _parts(_ context: _Context) -> [_Part] {
        var ids: Set<ID> = []
        return data.flatMap { element in
            let id = element[keyPath: id]
            if !ids.insert(id).inserted { context.report("two elements have the id \(id)") }
            let (row, inside) = context.host.bodies.content(
                of: element, context.at("[\(id)]"), content)
            return parts(of: row, inside).map { part in
                var part = part
                part.tag = part.tag ?? AnyHashable(id)
                return part
            }
        }
    }
}

/// For the rows of a list with a selection: the type of the selection, the menu of a row, and the
/// action that opens a row.
typealias RowMenu = (
    type: Any.Type, items: @MainActor (AnyHashable) -> any View,
    open: @MainActor (AnyHashable) -> Void
)

@available(iOS 16, macOS 13, *)
extension View {
    /// On a Mac, a double click performs the primary action. The type must be the type of the list's
    /// selection.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        nonisolated(unsafe) let (menu, open) = (menu, primaryAction)
        return changing("contextMenu") { context in
            let id: (AnyHashable) -> Set<I> = { Set([$0.base as? I].compactMap(\.self)) }
            context.environment.rowMenu = (itemType, { menu(id($0)) }, { open?(id($0)) })
        }
    }
    @available(iOS 17, macOS 14, *)
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        nonisolated(unsafe) let action = action
        return changing("onKeyPress") { $0.environment.keys[key.character] = { _ = action() } }
    }
}

@available(iOS 17, macOS 14, *)
public enum KeyPress {
    public enum Result: Sendable { case handled, ignored }
}

@available(iOS 13, macOS 10.15, *)
public struct List: Leaf {
    private let content: any View
    private var choose: (@MainActor (AnyHashable) -> Void)?
    private var selectionType: Any.Type = Never.self

    public init(@ViewBuilder content: () -> some View) { self.content = content() }
    public init<SelectionValue: Hashable>(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> some View
    ) {
        self.content = content()
        choose = { selection?.wrappedValue = $0.base as? SelectionValue }
        selectionType = SelectionValue.self
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable { content = ForEach(data, content: rowContent) }

    func elements(_ context: _Context) -> [Element] {
        var inside = context.at("List")
        inside.environment.isInList = true
        let all = context.host.isScrolledAway ? [] : parts(of: content, inside)
        let rows = all.compactMap { part -> Element? in
            let elements = part.render()
            let row =
                elements.count < 2 ? elements.first : context.element(.row, children: elements)
            guard let choose, let tag = part.tag, let row else { return row }
            row.choose = { choose(tag) }
            guard let rowMenu = context.environment.rowMenu else { return row }
            if rowMenu.type != selectionType { context.report("a menu for \(rowMenu.type)") }
            // On a Mac, a click selects the row. A tap here stands for a double click, which opens the row.
            let opens = context.element(.button, row.label, value: row.value)
            (opens.swipeActions, opens.choose) = (row.swipeActions, row.choose)
            opens.menu = render(rowMenu.items(tag), context.at("menu \(tag)"))
            opens.tap = {
                choose(tag)
                rowMenu.open(tag)
            }
            return opens
        }
        let list = context.element(.list, children: rows)
        list.press = context.environment.keys
        list.refresh = context.environment.refresh
        list.isRefreshing = context.environment.isRefreshing
        return [list]
    }
}
