// Left out of the package, where a plugin writes what these macros make; .ci/views type-checks with them.
@available(iOS 13, macOS 10.15, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

@available(iOS 13, macOS 10.15, *)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
