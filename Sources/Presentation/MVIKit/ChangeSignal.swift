import Observation

/// Notifies the observers of one value that its owner keeps and changes.
///
/// It is not generic, so its key path is made once. The `@Observable` macro on a generic class makes the
/// key path at each access, which costs microseconds a change.
@MainActor
struct ChangeSignal: Observable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    private static let path: KeyPath<ChangeSignal, Void> = \.value

    func access() { registrar.access(self, keyPath: Self.path) }
    func willSet() { registrar.willSet(self, keyPath: Self.path) }
    func didSet() { registrar.didSet(self, keyPath: Self.path) }
}
