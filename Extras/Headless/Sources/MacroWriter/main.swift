// Writes copies of files without SwiftUI's macros, which do not exist here. A preview becomes a function,
// and an environment entry gets a key. All lines keep their numbers.
//
// The program also writes a list of all previews. A preview begins with `#Preview("Name") {` or
// `#Preview {` at the beginning of a line.
import Foundation

let folder = CommandLine.arguments[1]
var previews: [String] = []
for path in CommandLine.arguments.dropFirst(2) {
    let text = try String(contentsOfFile: path, encoding: .utf8)
        .replacing(/(?m)^#Preview(?:\("([^"]*)"\))? \{$/) { match in
            let function = "preview\(previews.count)"
            previews.append("        Preview(name: \"\(match.1 ?? "")\") { \(function)() },\n")
            return "@MainActor @ViewBuilder func \(function)() -> some View {"
        }
        // A preview with its own state needs a view that holds the state.
        .replacing(/(?m)(preview\d+)(.+)\n    @Previewable (@State) (.+)$([\s\S]+?)^\}$/) { match in
            let (_, name, rest, state, property, body) = match.output
            return """
                \(name)\(rest) View_\(name)() }; private struct View_\(name): View {
                    \(state) private \(property); var body: some View {\(body)} }
                """
        }
        .replacing(/(?m)^    @Entry (public )?var (\w+): (.+) = (.+)$/) { match in
            let (_, access, name, type, value) = match.output
            return """
                \(access ?? "")var \(name): \(type) { \
                get { self[Key_\(name).self] } set { self[Key_\(name).self] = newValue } }; \
                private struct Key_\(name): EnvironmentKey { \
                static var defaultValue: \(type) { \(value) } }
                """
        }
    let name = "Written-\(URL(filePath: path).lastPathComponent)"
    try "#sourceLocation(file: \"\(path)\", line: 1)\n\(text)"
        .write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
}

try """
public import SwiftUI

/// A preview as a function.
public struct Preview {
    public let name: String
    public let make: @MainActor () -> any View

    @MainActor public static let all = [
\(previews.joined())    ]
}

""".write(toFile: "\(folder)/Previews.swift", atomically: true, encoding: .utf8)
