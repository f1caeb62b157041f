#if canImport(SwiftUI)
import Foundation
import NotesDI
import SwiftUI

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

// If a shell has started the program, its window comes to the front only after this call.
Task { @MainActor in
    NSApplication.shared.setActivationPolicy(.regular)
    NSApplication.shared.activate()
}
#endif

// The argument `-pattern mvi` chooses MVI.
if UserDefaults.standard.string(forKey: "pattern") == "mvi" {
    NotesMVIApp.main()
} else {
    NotesMVVMApp.main()
}
#else
print("The app needs SwiftUI, which is on a Mac. Here, “Notes” is the program for the terminal.")
#endif
