#if canImport(SwiftUI)
import DI
import SwiftUI

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

// A program that was started from a shell has no window in front until it declares itself an app.
Task { @MainActor in
    NSApplication.shared.setActivationPolicy(.regular)
    NSApplication.shared.activate()
}
#endif

SideBySideApp.main()
#else
print("The app needs SwiftUI, which is on a Mac. Here, “swift test” plays its screens.")
#endif
