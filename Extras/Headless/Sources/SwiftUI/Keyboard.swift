public import UIKit

// Hints for the keyboard, which fields take from around them; the nearest counts.
extension View {
    private func keyboard(_ hint: String, _ value: String?) -> some View {
        changing(hint) { $0.environment.keyboard[hint] = value }
    }
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        keyboard("content", textContentType.map { "\($0)" })
    }
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        keyboard("keyboard", "\(type)")
    }
    public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View {
        keyboard("capitals", value.map { "\($0)" })
    }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        keyboard("correction", disable ? "off" : nil)
    }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        keyboard("return", "\(submitLabel)")
    }
}

public enum SubmitLabel: Sendable { case go, next, done }

public enum TextInputAutocapitalization: Sendable { case never }
