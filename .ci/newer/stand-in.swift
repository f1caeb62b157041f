// Read by .ci/views: stand-ins without a version, newer than the minimum, or without a witness.
public import SwiftUI

@available(iOS 26, macOS 26, *)
extension View {
    public func glassEffect() -> some View { self }  // refused
    public func _notOfApple() -> some View { self }
    package func notOfApple() -> some View { self }
}

public enum Unknown: Sendable { case one }  // refused

@available(iOS 18, macOS 15, *)
public struct Tab: Sendable {  // refused
    public let title: String  // refused
    @available(iOS 18.4, macOS 15.4, *)
    public var newer: String { title }  // refused
}
