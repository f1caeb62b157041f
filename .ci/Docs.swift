// What docc does not check: that each top-level symbol has a comment and is listed on its library's
// page, and that each comment begins with one plain sentence.
//
//   Docs LIBRARY SYMBOLS PAGE
//
// SYMBOLS is the library's symbol graph, PAGE what docc has made of its page.
import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Comment: Decodable {
            struct Line: Decodable {
                let text: String
            }

            let lines: [Line]

            /// Ends at the first full stop that a space follows.
            var firstSentence: Substring {
                let paragraph = lines.map(\.text).prefix { !$0.isEmpty }.joined(separator: " ")
                return paragraph.prefix(
                    upTo: paragraph.firstRange(of: ". ")?.lowerBound ?? paragraph.endIndex)
            }
        }

        struct Location: Decodable {
            struct Position: Decodable {
                let line: Int
            }

            let uri: String
            let position: Position
        }

        let pathComponents: [String]
        let docComment: Comment?
        /// Nil for what the compiler has made.
        let location: Location?

        var name: String { pathComponents.joined(separator: ".") }
        var isTopLevel: Bool { pathComponents.count == 1 }

        /// Lines count from zero in the graph.
        var place: String {
            guard let location else { return "?" }
            let file = location.uri.replacingOccurrences(of: "file://", with: "")
            return "\(file):\(location.position.line + 1)"
        }
    }

    let symbols: [Symbol]
}

struct Page: Decodable {
    struct Group: Decodable {
        let title: String?
        /// True if docc has made it, from what is in no other group.
        let generated: Bool?
        let identifiers: [String]

        var names: [String] { identifiers.map { String($0.split(separator: "/").last ?? "") } }
    }

    let topicSections: [Group]?
}

func read<Document: Decodable>(_ type: Document.Type, from path: String) throws -> Document {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: path)))
}

let longest = 150
let arguments = CommandLine.arguments
let library = arguments[1]
let all = try read(SymbolGraph.self, from: arguments[2]).symbols
let symbols = all.filter(\.isTopLevel)
let groups = try read(Page.self, from: arguments[3]).topicSections ?? []
let listed = Set(groups.filter { $0.generated != true }.flatMap(\.names))
let unlisted = groups.filter { $0.generated == true }.flatMap(\.names)

var complaints = symbols.filter { $0.docComment == nil }
    .map { "\($0.place): \($0.name) has no documentation comment" }
complaints += Set(symbols.map(\.name)).subtracting(listed).union(unlisted)
    .map { "Sources/\(library)/\(library).docc/\(library).md: no group under Topics lists \($0)" }
complaints += all.filter {
    ($0.docComment?.firstSentence.count ?? 0) > longest && $0.location != nil
}
.map { "\($0.place): the first sentence about \($0.name) is longer than \(longest) characters" }
guard !symbols.isEmpty else { fatalError("\(library) has no symbols") }
for complaint in complaints.sorted() {
    FileHandle.standardError.write(Data("\(complaint)\n".utf8))
}
guard complaints.isEmpty else { exit(1) }
print("\(library): \(symbols.count) symbols explained and listed")
