// Writes all previews into one file, with a function in the place of each, and a list of all: there are no
// macros here. A preview begins with `#Preview("Name") {` at the beginning of a line.
import Foundation

let paths = CommandLine.arguments.dropFirst()
var entries: [String] = []
let functions = try paths.dropFirst().map { path in
    try String(contentsOfFile: path, encoding: .utf8)
        .replacing("import SwiftUI", with: "public import SwiftUI")
        .replacing(/(?m)^#Preview\("([^"]*)"\) \{$/) { match in
            let function = "preview\(entries.count)"
            entries.append("        Preview(name: \"\(match.1)\") { \(function)() },\n")
            return "@MainActor @ViewBuilder private func \(function)() -> some View {"
        }
}

try """
\(functions.joined(separator: "\n"))
/// A preview as a function.
public struct Preview {
    public let name: String
    public let make: @MainActor () -> any View

    @MainActor public static let all = [
\(entries.joined())    ]
}

""".write(toFile: paths[1], atomically: true, encoding: .utf8)
