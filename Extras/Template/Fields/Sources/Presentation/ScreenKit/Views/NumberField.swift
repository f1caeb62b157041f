#if canImport(SwiftUI)
import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

/// A field for a number, with a hint as long as its text is none.
struct NumberField: View {
    let title: String
    @Binding var text: String
    let isNumber: Bool

    var body: some View {
        LabeledContent(title) {
            let field = TextField(title, text: $text).labelsHidden()
            #if canImport(UIKit)
            field.keyboardType(.numbersAndPunctuation)
            #else
            field
            #endif
        }
        if !text.isEmpty && !isNumber {
            Text(Self.hint(text)).font(.footnote)
        }
    }

    private static func hint(_ text: String) -> String { "“\(text)” is not a number." }
}
#endif
