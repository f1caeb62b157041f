/// Modules of JavaScript that become one script, each a function of its own: so no two names collide.
///
/// An import is a line `import { a, b } from "./name.mjs";`, an export a line that begins with
/// `export const`, `export function` or `export async function`. Any other is a mistake of the one who wrote it,
/// and traps.
struct Modules {
    private let sources: [String: String]

    init(_ sources: [String: String]) { self.sources = sources }

    /// The script in which each module comes after those that it needs.
    func joined(from name: String) -> String {
        var seen: Set<String> = []
        return "const modules = {};\n" + joined(name, &seen)
    }

    private func joined(_ name: String, _ seen: inout Set<String>) -> String {
        guard seen.insert(name).inserted else { return "" }
        guard let source = sources[name] else { preconditionFailure("There is no \(name).mjs.") }
        var (before, exports) = ("", [Substring]())
        let body = source.split(separator: "\n", omittingEmptySubsequences: false).map {
            line -> String in
            if let match = line.wholeMatch(of: #/import (\{ .+ \}) from "\./(\w+)\.mjs";/#) {
                before += joined(String(match.2), &seen)
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
