#if canImport(UIKit)
public import UIKit
public typealias _TextContentType = UITextContentType
#else
public import AppKit
public typealias _TextContentType = NSTextContentType
#endif

// Hints for the keyboard. A field gets them from the views around it. The hint of the innermost view
// counts.
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

    @available(iOS 13, macOS 11, *)
    public func textContentType(_ textContentType: _TextContentType?) -> some View {
        keyboard("content", textContentType.map { "\($0)" })
    }

    #if canImport(UIKit)
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        keyboard("keyboard", "\(type)")
    }
    @available(iOS 15, *)
    public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View {
        keyboard("capitals", value.map { "\($0)" })
    }
    #endif
}

@available(iOS 15, macOS 12, *)
public enum SubmitLabel: Sendable { case go, next, done }

#if canImport(UIKit)
@available(iOS 15, *)
public enum TextInputAutocapitalization: Sendable { case never }
#endif
