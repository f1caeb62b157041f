public import Foundation

@available(iOS 13, macOS 10.15, *)
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@available(iOS 13, macOS 10.15, *)
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// For each value, the modifier that has set it. Two values from the same modifier are equal.
    var origins: [AnyKeyPath: AnyObject] = [:]
    var isEnabled = true
    var isInList = false
    /// True if VoiceOver does not read the view.
    var isUnread = false
    var buttonStyle: String?
    /// Adds a value to the path of the navigation stack. Returns false if the path can't contain such a
    /// value.
    var push: (@MainActor (any Hashable) -> Bool)?
    /// The sheet that contains the view.
    var sheet: Sheet?
    var submit: [@MainActor () -> Void] = []
    var keyboard: [String: String] = [:]
    /// The action of a pull on the lists inside a view.
    var refresh: (@MainActor () -> Void)?
    var isRefreshing = false
    /// The actions of a Mac's keys in a list.
    var keys: [Character: @MainActor () -> Void] = [:]
    var rowMenu: RowMenu?
    @available(iOS 14, macOS 11, *)
    public internal(set) var scenePhase = ScenePhase.active
    @available(iOS 16, macOS 13, *)
    public internal(set) var openWindow = OpenWindowAction { _ in }
    public var timeZone = TimeZone.current

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

@available(iOS 13, macOS 10.15, *)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let slot: Slot<Value>
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        slot = Slot(EnvironmentValues()[keyPath: keyPath])
    }
    public var wrappedValue: Value { slot.value }
    public func _install(_ path: String, _ context: _Context) {
        slot.install(path, context)
        let seen = context.host.keep(path + ".origin", AnyObject?.none)
        let origin = context.environment.origins[keyPath]
        if let origin, origin === seen.value { return }
        seen.value = origin
        slot.value = context.environment[keyPath: keyPath]
    }
}
extension Environment: @unchecked Sendable where Value: Sendable {}

@available(iOS 14, macOS 11, *)
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
