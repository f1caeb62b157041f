/// Joins JavaScript modules into one script. Each module becomes a function, so that equal names do not
/// collide.
///
/// An import is a line `import { a, b } from "./name.mjs";`, an export a line that begins with `export
/// const`, `export function` or `export async function`. Any other import or export is a programming error,
/// and traps.
struct Modules {
    /// Returns the text of the module with this name.
    let source: (String) throws -> String

    /// The script. Each module comes after the modules that it imports.
    func joined(from name: String) throws -> String {
        var seen: Set<String> = []
        return "const modules = {};\n" + (try joined(name, &seen))
    }

    private func joined(_ name: String, _ seen: inout Set<String>) throws -> String {
        guard seen.insert(name).inserted else { return "" }
        var (before, exports) = ("", [Substring]())
        let lines = try source(name).split(separator: "\n", omittingEmptySubsequences: false)
        let body = try lines.map {
            line -> String in
            if let match = line.wholeMatch(of: #/import (\{ .+ \}) from "\./(\w+)\.mjs";/#) {
                before += try joined(String(match.2), &seen)
                return "const \(match.1) = modules.\(match.2);"
            }
            if let match = line.prefixMatch(of: #/export (?:const|(?:async )?function) (\w+)/#) {
                exports.append(match.1)
                return String(line.dropFirst("export ".count))
            }
            precondition(
                !line.hasPrefix("import") && !line.hasPrefix("export"), "\(name).mjs: \(line)")
            return String(line)
        }
        return before + "modules.\(name) = (() => {\n" + body.joined(separator: "\n")
            + "return { \(exports.joined(separator: ", ")) };\n})();\n"
    }
}
