import Elements

@available(iOS 16, macOS 13, *)
public struct NavigationStack: Leaf {
    private let root: any View
    private let path: @MainActor () -> [any Hashable]
    private let shorten: @MainActor (Int, AnyHashable) -> Void
    private let push: (@MainActor (any Hashable) -> Bool)?
    private let isComputed: Bool

    public init(@ViewBuilder root: () -> some View) {
        (self.root, path, shorten, push, isComputed) = (root(), { [] }, { _, _ in }, nil, false)
    }
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        path: Binding<Data>, @ViewBuilder root: () -> some View
    ) where Data.Element: Hashable {
        isComputed = path.isComputed
        self.root = root()
        self.path = { Array(path.wrappedValue) }
        // If the page has already closed, a late step back must not close another page.
        shorten = { index, page in
            let shown = path.wrappedValue
            guard shown.dropFirst(index).first.map({ AnyHashable($0) }) == page else { return }
            path.wrappedValue.removeLast(shown.count - index)
        }
        push = { value in
            guard let value = value as? Data.Element else { return false }
            path.wrappedValue.append(value)
            return true
        }
    }

    func elements(_ context: _Context) -> [Element] {
        var context = context
        context.environment.push = push
        if isComputed { context.report("two quick steps back crash over a path that is computed") }
        let pages = Pages(context)
        pages.push("root") { render(root, $0) }
        let path = path()
        if Set(path.map { AnyHashable($0) }).count < path.count {
            context.report("two pages of the same value in \(path)")
        }
        for (index, element) in path.enumerated() {
            let destination = pages.destination(for: element)
            pages.push("path\(index)(\(element))", goBack: { shorten(index, AnyHashable(element)) })
            {
                destination?(element, $0) ?? []
            }
        }
        return pages.all
    }
}

/// Adds a value to the path of the navigation stack around it.
@available(iOS 13, macOS 10.15, *)
public struct NavigationLink: Leaf {
    private let title: String
    private let value: any Hashable

    @available(iOS 16, macOS 13, *)
    public init(_ title: String, value: any Hashable) {
        (self.title, self.value) = (title, value)
    }

    func elements(_ context: _Context) -> [Element] {
        let link = context.element(.button, title)
        let push = context.environment.push
        if push == nil { context.report("“\(title)” links, but there is no path") }
        link.tap = {
            if push?(value) == false { context.report("the path can't have \(value)") }
        }
        return [link]
    }
}

/// The pages of a navigation stack. Each page covers the page before it.
@MainActor
private final class Pages {
    private(set) var all: [Element] = []
    private var bars: [Bar] = []
    private let context: _Context
    private let outer: Place

    init(_ context: _Context) {
        self.context = context
        outer = context.host.place
    }

    func destination(for element: any Hashable) -> Bar.Destination? {
        let type = ObjectIdentifier(type(of: element))
        let found = bars.lazy.compactMap { $0.byType[type] }.first
        if found == nil { context.report("no destination for \(element)") }
        return found
    }

    func push(
        _ name: String, goBack: (@MainActor () -> Void)? = nil, isGone: Bool = false,
        _ content: (_Context) -> [Element]
    ) {
        all.last?.place.isCovered = !isGone
        let bar = Bar()
        let place = Place(in: outer)
        place.isCovered = isGone
        context.host.within(place, bar) {
            let page = context.element(.page)
            let content = content(context.at(name))
            page.label = bar.title
            if let goBack {
                let back = Element(.button, "Back", at: page.place)
                back.tap = goBack
                page.goBack = goBack
                back.isInBar = true
                page.children = [back]
            }
            for element in content where context.host.hasLargestType && !element.isScrolled {
                guard [.text, .button, .field, .toggle].contains(element.role) else { continue }
                context.report("“\(element.label)” is cut off")
            }
            for item in bar.items.flatMap(\.all) { item.isInBar = true }
            page.children += bar.items + bar.search + content
            if !isGone { all.append(page) }
        }
        guard !isGone else { return }
        bars.append(bar)
        for item in bar.byItem {
            push("item(\(item.path))", goBack: item.close, isGone: item.isClosing, item.render)
        }
    }
}

/// The items and destinations that the views of a page add to its bar and navigation stack.
@MainActor
final class Bar {
    typealias Destination = @MainActor (Any, _Context) -> [Element]
    struct Item {
        let path: String
        let isClosing: Bool
        let close: @MainActor () -> Void
        let render: @MainActor (_Context) -> [Element]
    }

    var title = ""
    var items: [Element] = []
    var search: [Element] = []
    var byType: [ObjectIdentifier: Destination] = [:]
    var byItem: [Item] = []
}
