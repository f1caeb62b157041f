import Observation

/// Wakes the observers of something that its owner reads and changes, whatever that is.
///
/// It is not generic, so its key path is made once. The `Observable` macro makes one at each access,
/// which costs a generic class such as `Store` microseconds a change.
struct ChangeSignal: Observable {
    private let registrar = ObservationRegistrar()
    private var subject: Void { () }

    private static let path: any KeyPath<ChangeSignal, Void> & Sendable = \.subject

    func noteAccess() {
        registrar.access(self, keyPath: Self.path)
    }

    func willChange() {
        registrar.willSet(self, keyPath: Self.path)
    }

    func didChange() {
        registrar.didSet(self, keyPath: Self.path)
    }

    /// Tells of a change that has been made already.
    func wake() {
        willChange()
        didChange()
    }
}
