import Observation

/// A value that is observed by hand, because the macro does not work for generic classes.
@MainActor
final class Observed<Value>: Observable {
    private var current: Value
    private let registrar = ObservationRegistrar()

    init(_ value: Value) { current = value }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return current
        }
        set { registrar.withMutation(of: self, keyPath: \.value) { current = newValue } }
    }
}
