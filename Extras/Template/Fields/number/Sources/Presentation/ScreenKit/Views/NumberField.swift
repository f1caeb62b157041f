#if canImport(SwiftUI)
import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

/// A field for a number. It shows a hint while its text is not a number.
struct NumberField: View {
    private let title: String
    @Binding private var text: String
    private let isNumber: Bool

    init(_ title: String, text: Binding<String>, isNumber: Bool) {
        (self.title, _text, self.isNumber) = (title, text, isNumber)
    }

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
