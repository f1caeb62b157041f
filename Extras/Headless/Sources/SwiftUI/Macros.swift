// SwiftUI's macros, #Preview and @Entry, are not here: MacroWriter writes the views without them before they are
// compiled, for the package and for .ci/views.
