public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
    public static let top = VerticalAlignment()
    public static let center = VerticalAlignment()
    public static let bottom = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
}

public struct VStack<Content: View>: _Primitive {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}

public struct HStack<Content: View>: _Primitive {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}

public struct Form<Content: View>: _Primitive {
    public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct Section<Parent, Content, Footer> {}
extension Section: View, _Primitive where Parent: View, Content: View, Footer: View {}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { fatalError() }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        fatalError()
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        fatalError()
    }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, _Primitive where Content: View {}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        fatalError()
    }
}
extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { fatalError() }
}

public struct List<SelectionValue: Hashable, Content: View>: _Primitive {}
extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { fatalError() }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        fatalError()
    }
}

public struct NavigationPath {
    public init() { fatalError() }
}

public struct NavigationStack<Data, Root: View>: _Primitive {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
    public init(
        path: Binding<Data>, @ViewBuilder root: () -> Root
    )
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    { fatalError() }
}

public struct TabView<SelectionValue: Hashable, Content: View>: _Primitive {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        fatalError()
    }
}
extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { fatalError() }
}
