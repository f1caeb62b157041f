import Elements

@available(iOS 13, macOS 10.15, *)
public struct TabView<SelectionValue: Hashable>: Leaf {
    private let selection: Binding<SelectionValue>
    private let content: any View

    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View) {
        (self.selection, self.content) = (selection, content())
    }

    func elements(_ context: _Context) -> [Element] {
        let host = context.host
        let tabs = parts(of: content, context.at("TabView"))
        let selected = AnyHashable(selection.wrappedValue)
        let loaded = host.keep(context.path + ".loaded", Set<AnyHashable>())
        loaded.value.insert(selected)
        let buttons = tabs.map { tab in
            let label = spoken(tab.tabItem?() ?? [])
            let button = context.element(.tab, label, value: tab.badge == 0 ? "" : "\(tab.badge)")
            button.traits = tab.tag == selected ? ["selected"] : []
            button.tap = {
                if let tag = tab.tag?.base as? SelectionValue { selection.wrappedValue = tag }
            }
            return button
        }
        // A tab that was in front before still exists behind the other tabs.
        let pages = tabs.filter { $0.tag.map(loaded.value.contains) ?? false }.flatMap { tab in
            let place = Place(in: host.place)
            place.isBehind = tab.tag != selected
            return host.within(place, host.bar) { tab.render() }
        }
        return buttons + pages
    }
}
