import SwiftSyntax
import SwiftSyntaxMacros

/// The original registers a preview with Xcode. This one only has its body type-checked, as that of a
/// function which stands in the preview's place.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard let body = node.trailingClosure else { return [] }
        let name = context.makeUniqueName("preview")
        return [
            "@MainActor @ViewBuilder private func \(name)() -> some View \(raw: body.description)"
        ]
    }
}

/// Makes a value of the environment of a variable with a type and a first value.
public struct EntryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [AccessorDeclSyntax] {
        guard let (name, _, _) = parts(of: declaration) else { return [] }
        return [
            "get { self[__Key_\(name).self] }",
            "set { self[__Key_\(name).self] = newValue }",
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard let (name, type, value) = parts(of: declaration) else { return [] }
        return [
            """
            private struct __Key_\(name): EnvironmentKey {
                static var defaultValue: \(type) { \(value) }
            }
            """
        ]
    }

    private static func parts(
        of declaration: some DeclSyntaxProtocol
    ) -> (name: TokenSyntax, type: TypeSyntax, value: ExprSyntax)? {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type.trimmed,
            let value = binding.initializer?.value.trimmed
        else { return nil }
        return (name.trimmed, type, value)
    }
}
