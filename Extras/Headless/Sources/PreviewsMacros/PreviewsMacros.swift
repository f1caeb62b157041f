// The originals register a preview with Xcode. These only have its body type-checked, as that of a
// function which stands in the preview's place.
import SwiftSyntax
import SwiftSyntaxMacros

public struct SwiftUIView: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        preview(of: node, in: context, attribute: "@ViewBuilder", type: "some View")
    }
}

public struct UIKitViewController: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        preview(of: node, in: context, attribute: "", type: "UIViewController")
    }
}

private func preview(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext,
    attribute: String, type: String
) -> [DeclSyntax] {
    guard let body = node.trailingClosure else { return [] }
    let name = context.makeUniqueName("preview")
    return [
        "@MainActor \(raw: attribute) private func \(name)() -> \(raw: type) \(raw: body.description)"
    ]
}
