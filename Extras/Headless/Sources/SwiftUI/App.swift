#if canImport(AppKit)
public import AppKit
#endif

@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}

/// Not in SwiftUI: a scene that has windows.
@MainActor
package protocol WindowScene {
    /// The id of a single window; nil for a group of windows.
    var id: String? { get }
    var view: any View { get }
    var handledEvents: Set<String> { get }
}
@MainActor
package func windowScene<Body: Scene>(_ scene: Body) -> any WindowScene {
    (scene as? any WindowScene) ?? windowScene(scene.body)
}

/// A group of windows. As on a Mac, each link that the app gets opens another window.
@available(iOS 14, macOS 11, *)
public struct WindowGroup<Content: View>: Scene, WindowScene {
    package let id: String? = nil
    package let view: any View
    package let handledEvents: Set<String> = []
    /// The initializer whose parameter is called `content` is deprecated since iOS 18 and macOS 15.
    public init(_ title: String, @ViewBuilder makeContent: @escaping () -> Content) {
        view = makeContent()
    }
    public var body: Never { fatalError() }
}

#if canImport(AppKit)
@available(macOS 13, *)
public struct Window<Content: View>: Scene, WindowScene {
    package let id: String?
    package let view: any View
    package private(set) var handledEvents: Set<String> = []
    public init(
        _ title: String, id: String, @ViewBuilder content: () -> Content
    ) { (self.id, view) = (id, content()) }
    /// In SwiftUI, every scene has this method.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        var scene = self
        scene.handledEvents = conditions
        return scene
    }
    public var body: Never { fatalError() }
}
#endif

@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
@available(iOS 14, macOS 11, *)
extension App {
    @MainActor @preconcurrency public static func main() { fatalError("There is no screen.") }
}

#if canImport(AppKit)
@available(macOS 11, *)
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
#endif

@available(iOS 16, macOS 13, *)
public struct OpenWindowAction {
    let open: @MainActor (String) -> Void
    @MainActor public func callAsFunction(id: String) { open(id) }
}
