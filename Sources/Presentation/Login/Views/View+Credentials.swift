#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

extension View {
    /// Takes an address as it is typed, from a keyboard for addresses or a password manager.
    func emailField() -> some View {
        #if canImport(UIKit)
        textContentType(.username)
            .autocorrectionDisabled()
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
        #else
        textContentType(.username)
            .autocorrectionDisabled()
        #endif
    }

    /// Takes a password, from the keyboard or a password manager.
    func passwordField() -> some View {
        textContentType(.password)
    }
}
#endif
