import Elements

// Titles, tool bars, search fields and destinations. They belong to the page of the view.
@available(iOS 14, macOS 11, *)
extension View {
    private func inBar(
        _ name: String, _ body: @escaping @MainActor (Bar, _Context) -> Void
    ) -> some View {
        rendering(name) { context, elements in
            if name == "navigationDestination", context.environment.isInList {
                context.report("\(name) in a List, which is lazy")
            }
            if let bar = context.host.bar {
                body(bar, context)
            } else {
                context.report("\(name) outside of a navigation stack")
            }
            return elements
        }
    }
    public func navigationTitle(_ title: String) -> some View {
        inBar("navigationTitle") { bar, _ in bar.title = title }
    }
    @available(iOS 17, macOS 14, *)
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        inBar("navigationDestination") { bar, context in
            // A closing page must go on showing what it showed before.
            let last = context.host.keep(context.path + ".last", (value: D?.none, text: ""))
            let value = item.wrappedValue
            let closing = last.value.value.flatMap { $0 == value ? nil : $0 }
            for shown in [closing, value].compactMap(\.self) {
                let isClosing = shown != value
                bar.byItem.append(
                    Bar.Item(path: "\(context.path) \(shown)", isClosing: isClosing) {
                        item.wrappedValue = nil
                    } render: { inside in
                        let elements = context.page(shown, inside, destination)
                        let text = spoken(elements)
                        if isClosing, text != last.value.text {
                            context.report("a page shows something else while it closes")
                        }
                        last.value = (isClosing ? nil : shown, text)
                        if isClosing { context.host.passAgain() }
                        return elements
                    })
            }
        }
    }
    @available(iOS 16, macOS 13, *)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        inBar("navigationDestination") { bar, context in
            if bar.byType[ObjectIdentifier(data)] != nil {
                context.report("two destinations for \(data)")
            }
            bar.byType[ObjectIdentifier(data)] = { element, inside in
                (element as? D).map { context.page($0, inside, destination) } ?? []
            }
        }
    }
    @available(iOS 15, macOS 12, *)
    public func searchable(text: Binding<String>, prompt: String) -> some View {
        inBar("searchable") { bar, context in
            bar.search = context.field(.searchField, prompt, text)
        }
    }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbar { ToolbarItem(content: content) }
    }
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let items = content()
        return inBar("toolbar") { bar, context in
            bar.items += items._parts(context).flatMap { $0.render() }
        }
    }
}

extension _Context {
    /// Calls the closure with the value, and returns the elements of its view on a separate page.
    @MainActor
    func page<Value, Content: View>(
        _ value: Value, _ page: _Context, _ destination: (Value) -> Content
    ) -> [Element] {
        var page = page.at("destination")
        page.isFresh = isFresh
        let (content, inside) = host.bodies.content(of: value, page, destination)
        return render(content, inside)
    }
}
