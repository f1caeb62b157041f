public import Domain

/// The counter screen in either pattern, for code that works with both, such as tests and the command
/// line. The returned tasks end when their requests have ended.
@MainActor
public protocol CounterScreen: AnyObject {
    var state: CounterState { get }
    @discardableResult func load() -> ScreenTask
    @discardableResult func change(_ change: CounterChange) -> ScreenTask
    func dismiss(_ error: CounterError)
}
