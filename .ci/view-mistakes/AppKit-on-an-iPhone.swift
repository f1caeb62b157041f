// Layer: DI
// System: iPhone
// Error: no such module 'AppKit'
import AppKit

@MainActor let application = NSApplication.shared
