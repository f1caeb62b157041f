public import Observation

/// A value that is carried to the main actor or from it. All of this module runs there.
private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

@available(iOS 13, macOS 10.15, *)
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void
    /// True if it is made of closures, and is another one each time.
    private(set) var isComputed = false

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }
    @preconcurrency
    public init(
        get: @escaping @MainActor @Sendable () -> Value,
        set: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        self.init {
            MainActor.assumeIsolated { Carried(value: get()) }.value
        } write: {
            let new = Carried(value: $0)
            MainActor.assumeIsolated { set(new.value) }
        }
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
