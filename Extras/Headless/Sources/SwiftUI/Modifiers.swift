import Elements

// Modifiers that change the elements of a view, or their actions.
@available(iOS 13, macOS 10.15, *)
extension View {
    /// A view with another id is a new view.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        changing("id(\(id))") { context in
            _ = context.host.keep(context.path) {
                context.host.bodies.counts["new id", default: 0] += 1
                return Kept(())
            }
        }
    }
    public func disabled(_ disabled: Bool) -> some View {
        changing("disabled") { if disabled { $0.environment.isEnabled = false } }
    }
    public func buttonStyle(_ style: PrimitiveButtonStyle) -> some View {
        changing("buttonStyle") { $0.environment.buttonStyle = style.rawValue }
    }
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        nonisolated(unsafe) let kept = Kept(value)
        return changing("environment") { context in
            context.environment[keyPath: keyPath] = kept.value
            context.environment.origins[keyPath] = kept
        }
    }
    public func opacity(_ opacity: Double) -> some View {
        rendering("opacity") { context, elements in
            guard opacity == 0 else { return elements }
            if !elements.isEmpty, !context.environment.isUnread {
                context.report("VoiceOver may stop at a view that is invisible")
            }
            return []
        }
    }
    public func tag<V: Hashable>(_ tag: V) -> some View {
        marked("tag") { part, _ in part.tag = tag }
    }
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return marked("tabItem") { part, context in
            part.tabItem = { render(label, context) }
        }
    }
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
        let items = menuItems()
        return rendering("contextMenu") { context, elements in
            elements.first?.menu = render(items, context)
            return elements
        }
    }
    #if canImport(AppKit)
    @available(macOS 10.15, *)
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        nonisolated(unsafe) let action = action
        return changing("onDeleteCommand") { $0.environment.keys["\u{7F}"] = { action?() } }
    }
    #endif
    @available(iOS 15.4, macOS 12.3, *)
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        rendering("keyboardShortcut") { _, elements in
            for element in elements where element.role == .button {
                element.shortcut = shortcut?.key.character
            }
            return elements
        }
    }
}

@available(iOS 15, macOS 12, *)
extension View {
    public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View {
        let overlay = content()
        return rendering("overlay") { $1 + render(overlay, $0) }
    }
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return rendering("safeAreaInset") { context, elements in
            let inset = render(inset, context)
            return edge == .top ? inset + elements : elements + inset
        }
    }
    public func badge(_ count: Int) -> some View {
        marked("badge") { part, _ in part.badge = count }
    }
    /// The badge of a row. VoiceOver reads it after the text of the row.
    public func badge(_ label: String?) -> some View {
        rendering("badge") { _, elements in
            if let label { elements.first?.value = label }
            return elements
        }
    }
    public func swipeActions<T: View>(@ViewBuilder content: () -> T) -> some View {
        let actions = content()
        return rendering("swipeActions") { context, elements in
            guard context.environment.isInList else { return elements }
            let swiped = context.host.keep(context.path + ".swiped") { Location(false) }
            if swiped.value { context.report("a row stays that a destructive swipe has removed") }
            let actions = render(actions, context)
            for action in actions where action.traits.contains("destructive") {
                action.tap = { [tap = action.tap] in
                    tap?()
                    swiped.value = true
                }
            }
            elements.first?.swipeActions += actions
            return elements
        }
    }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        changing("refreshable") { context in
            let isInProgress = context.host.keep(context.path + ".progress") { Location(false) }
            let pull = context.host.keep(context.path + ".pull", Task<Void, Never>?.none)
            let cancel = Lifetimes.Sign(disappear: { pull.value?.cancel() })
            context.host.lifetimes.add(cancel, context.path, context.host.place)
            context.environment.isRefreshing = isInProgress.value
            context.environment.refresh = {
                isInProgress.value = true
                pull.value = Task {
                    await action()
                    isInProgress.value = false
                }
            }
        }
    }
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return changing("onSubmit") { $0.environment.submit.append { action() } }
    }
}

@available(iOS 15, macOS 12, *)
public enum VerticalEdge: Sendable { case top, bottom }

@available(iOS 14, macOS 11, *)
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public static let `return` = KeyEquivalent(extendedGraphemeClusterLiteral: "\r")
    let character: Character
    public init(extendedGraphemeClusterLiteral: Character) {
        character = extendedGraphemeClusterLiteral
    }
}

@available(iOS 14, macOS 11, *)
public struct KeyboardShortcut: Sendable {
    let key: KeyEquivalent
    public init(_ key: KeyEquivalent) { self.key = key }
}
