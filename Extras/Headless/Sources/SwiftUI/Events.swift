import Elements

// Modifiers whose closures run at certain events of the view.
@available(iOS 13, macOS 10.15, *)
extension View {
    private func living(_ name: String, _ sign: Lifetimes.Sign) -> some View {
        rendering(name) { context, elements in
            context.host.lifetimes.add(sign, context.path, context.host.place)
            return elements
        }
    }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        living("onAppear", .init(appear: action))
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        living("onDisappear", .init(disappear: action))
    }
    @available(iOS 14, macOS 11, *)
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        living("onOpenURL", .init(receive: action))
    }
    @available(iOS 14, macOS 11, *)
    public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        changing("handlesExternalEvents") { context in
            context.host.handlesEvents = preferring.contains("*") && allowing.contains("*")
        }
    }
    @available(iOS 17, macOS 14, *)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
    @available(iOS 17, macOS 14, *)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        rendering("onChange") { context, elements in
            let (seen, place) = (context.host.keep(context.path, V?.none), context.host.place)
            // Pages that are rendered later can cover this page, so its visibility is checked at the end.
            context.host.lifetimes.afterwards {
                guard Host.changesBehind || place.isVisible else { return }
                let old = seen.value
                seen.value = value
                if old == nil ? initial : old != value { action(old ?? value, value) }
            }
            return elements
        }
    }
}

@available(iOS 15, macOS 12, *)
extension View {
    public func task(
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { living("task", .init(task: action)) }
    /// When the value changes, the task of the old value is cancelled, and a new task begins.
    public func task<T: Equatable>(
        id value: T, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        rendering("task") { context, elements in
            let seen = context.host.keep(context.path, (value: value, life: 0))
            if seen.value.value != value { seen.value = (value, seen.value.life + 1) }
            let path = "\(context.path) \(seen.value.life)"
            context.host.lifetimes.add(.init(task: action), path, context.host.place)
            return elements
        }
    }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        rendering("focused") { _, elements in
            elements.first?.isFocused = binding.slot.value == value
            elements.first?.focus = { isFocused in
                binding.slot.value = isFocused ? value : binding.slot.initial
            }
            return elements
        }
    }
}
