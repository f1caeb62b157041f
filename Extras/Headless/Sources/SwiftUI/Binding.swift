public import Observation

@available(iOS 13, macOS 10.15, *)
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void
    /// True if the binding is made of closures. Such a binding never equals another binding.
    private(set) var isComputed = false

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }
    /// This whole module runs on the main actor, so the closures are called without a check of their actor.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        read = unsafeBitCast(get, to: (() -> Value).self)
        write = unsafeBitCast(set, to: ((Value) -> Void).self)
        isComputed = true
    }
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(read: { value }, write: { _ in })
    }
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject> {
            read()[keyPath: keyPath]
        } write: {
            wrappedValue[keyPath: keyPath] = $0
        }
    }
}
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 17, macOS 14, *)
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    @available(*, unavailable, message: "The wrapped value must be an observable object")
    public init(wrappedValue: Value) { fatalError() }
}
@available(iOS 17, macOS 14, *)
extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding {
            object[keyPath: keyPath]
        } write: {
            object[keyPath: keyPath] = $0
        }
    }
}
extension Bindable: Sendable where Value: Sendable {}
