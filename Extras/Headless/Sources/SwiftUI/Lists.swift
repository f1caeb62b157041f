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

@available(iOS 13, macOS 10.15, *)
public struct List: Leaf {
    private let content: any View
    private var choose: (@MainActor (AnyHashable) -> Void)?

    public init(@ViewBuilder content: () -> some View) { self.content = content() }
    public init<SelectionValue: Hashable>(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> some View
    ) {
        self.content = content()
        choose = { selection?.wrappedValue = $0.base as? SelectionValue }
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
            if let choose, let tag = part.tag { row?.choose = { choose(tag) } }
            return row
        }
        let list = context.element(.list, children: rows)
        list.delete = context.environment.delete
        list.refresh = context.environment.refresh
        list.isRefreshing = context.environment.isRefreshing
        return [list]
    }
}
