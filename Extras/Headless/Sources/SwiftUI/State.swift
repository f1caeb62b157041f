import Observation

@available(iOS 13, macOS 10.15, *)
public protocol DynamicProperty {
    @MainActor func _install(_ path: String, _ context: _Context)
}
extension DynamicProperty {
    public func _install(_ path: String, _ context: _Context) {}
}

/// A stored value of a view. When it changes, the bodies that have read it are evaluated again.
final class Location<Value>: Observable {
    private let registrar = ObservationRegistrar()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return stored
        }
        set {
            if isSame(stored, newValue) { return }
            registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
        }
    }
}

/// The connection of a property to its stored value. All copies of the view share it.
final class Slot<Value>: Equatable {
    let initial: Value
    var location: Location<Value>?

    init(_ initial: Value) { self.initial = initial }

    /// False if both have a location, and the two locations differ.
    static func == (left: Slot, right: Slot) -> Bool {
        left.location == nil || right.location == nil || left.location === right.location
    }

    var value: Value {
        get { location?.value ?? initial }
        set { location?.value = newValue }
    }

    @MainActor func install(_ path: String, _ context: _Context) {
        location = context.host.keep(path) { Location(initial) }
    }
}

@available(iOS 13, macOS 10.15, *)
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let slot: Slot<Value>
    public init(wrappedValue: Value) { slot = Slot(wrappedValue) }
    public init(initialValue: Value) { slot = Slot(initialValue) }
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        Binding(read: { slot.value }, write: { slot.value = $0 })
    }
    public func _install(_ path: String, _ context: _Context) { slot.install(path, context) }
}
extension State: @unchecked Sendable where Value: Sendable {}

@available(iOS 15, macOS 12, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let slot: Slot<Value>
    public init<T: Hashable>() where Value == T? { slot = Slot(nil) }
    public init() where Value == Bool { slot = Slot(false) }
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }
    public var projectedValue: Binding { Binding(slot: slot) }
    public func _install(_ path: String, _ context: _Context) { slot.install(path, context) }

    public struct Binding {
        let slot: Slot<Value>
    }
}
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
