// Left out of the package, whose previews a plugin turns into functions; .ci/views type-checks them with it.
@available(iOS 13, macOS 10.15, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
