// Left out of the package, whose previews a plugin turns into functions; .ci/views type-checks them with it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewsMacros", type: "UIKitViewController")
