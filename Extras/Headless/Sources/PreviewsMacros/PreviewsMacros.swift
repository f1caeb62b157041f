// The original registers a preview with Xcode. This one only has its body type-checked, as that of a
// function which stands in the preview's place.
import SwiftSyntax
import SwiftSyntaxMacros

public struct SwiftUIView: DeclarationMacro {
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
