#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

// Hints for the keyboard, which fields take from around them; the nearest counts.
@available(iOS 13, macOS 10.15, *)
extension View {
    private func keyboard(_ hint: String, _ value: String?) -> some View {
        changing(hint) { $0.environment.keyboard[hint] = value }
    }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        keyboard("correction", disable ? "off" : nil)
    }
    @available(iOS 15, macOS 12, *)
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        keyboard("return", "\(submitLabel)")
    }

    #if canImport(UIKit)
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        keyboard("content", textContentType.map { "\($0)" })
    }
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        keyboard("keyboard", "\(type)")
    }
    @available(iOS 15, *)
    public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View {
        keyboard("capitals", value.map { "\($0)" })
    }
    #else
    @available(macOS 11, *)
    public func textContentType(_ textContentType: NSTextContentType?) -> some View {
        keyboard("content", textContentType.map { "\($0)" })
    }
    #endif
}

@available(iOS 15, macOS 12, *)
public enum SubmitLabel: Sendable { case go, next, done }

#if canImport(UIKit)
@available(iOS 15, *)
public enum TextInputAutocapitalization: Sendable { case never }
#endif
