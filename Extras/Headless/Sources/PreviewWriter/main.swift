// Writes each file of previews with a function in the place of each, and a list of all: there are no macros
// here. A preview begins with `#Preview("Name") {` at the beginning of a line.
import Foundation

let arguments = CommandLine.arguments
let folder = URL(filePath: arguments[1])
var lists: [String] = []

for path in arguments.dropFirst(2) {
    let file = URL(filePath: path)
    let name = String(file.lastPathComponent.dropLast(".swift".count))
    let text = try String(contentsOf: file, encoding: .utf8)
    var entries: [String] = []
    let functions = text.replacing(/(?m)^#Preview\("([^"]*)"\) \{$/) { match in
        let function = "preview\(entries.count)"
        entries.append("        Preview(\"\(match.1)\") { \(function)() },")
        return "@MainActor @ViewBuilder private func \(function)() -> some View {"
    }
    lists.append("of\(name)")
    let list = """
        extension Preview {
            @MainActor static let of\(name) = [
        \(entries.joined(separator: "\n"))
            ]
        }

        """
    try (functions + list).write(
        to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
}

try """
package import SwiftUI

/// A preview as a function.
package struct Preview {
    package let name: String
    package let make: @MainActor () -> any View

    init(_ name: String, make: @escaping @MainActor () -> any View) {
        (self.name, self.make) = (name, make)
    }

    @MainActor package static let all = \(lists.joined(separator: " + "))
}

""".write(to: folder.appending(path: "Previews.swift"), atomically: true, encoding: .utf8)
