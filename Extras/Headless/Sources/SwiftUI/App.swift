public import AppKit

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Not in the original: a scene that has windows.
@MainActor
package protocol WindowScene {
    var isSingle: Bool { get }
    var id: String? { get }
    var view: any View { get }
}

/// Each link opens another window, as on a Mac.
public struct WindowGroup<Content: View>: Scene, WindowScene {
    package let isSingle = false
    package let id: String? = nil
    package let view: any View
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        view = content()
    }
    public var body: Never { fatalError() }
}

public struct Window<Content: View>: Scene, WindowScene {
    package let isSingle = true
    package let id: String?
    package let view: any View
    public init(
        _ title: String, id: String, @ViewBuilder content: () -> Content
    ) { (self.id, view) = (id, content()) }
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    @MainActor @preconcurrency public static func main() { fatalError("There is no screen.") }
}

@propertyWrapper
@MainActor
public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate>:
    DynamicProperty
{
    public let wrappedValue: Delegate
    public init(_ type: Delegate.Type = Delegate.self) {
        wrappedValue = Delegate()
        NSApplication.shared.delegate = wrappedValue
    }
}

public struct OpenWindowAction {
    let open: @MainActor (String) -> Void
    @MainActor public func callAsFunction(id: String) { open(id) }
}
