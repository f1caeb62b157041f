package import Foundation

/// The sources of Presentation and their tests, counted to those that own them.
package struct Inventory: Sendable {
    private var counts: [Owner: SourceCount] = [:]

    static let sources = "Sources/Presentation/"
    static let tests = "Tests/PresentationTests/"

    package init() {}

    /// Counts every Swift file of the repository that is a source of Presentation or a test of it.
    package init(ofRepository repository: URL) throws {
        for folder in [Self.sources, Self.tests] {
            let url = repository.appending(path: folder)
            let found = FileManager.default.enumerator(atPath: url.path)
            let paths = found?.compactMap { $0 as? String }
            let files = paths?.filter { $0.hasSuffix(".swift") } ?? []
            guard !files.isEmpty else {
                throw CostProblem(
                    .noInput,
                    "\(repository.path): there are no Swift files in \(folder); "
                        + "name the repository's folder")
            }
            for file in files {
                let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
                try add(text, path: folder + file)
            }
        }
    }

    /// Counts one file. One that belongs to nobody is an error, lest it be left out.
    package mutating func add(_ text: String, path: String) throws(CostProblem) {
        let isTest = path.hasPrefix(Self.tests)
        let inner = path.dropFirst(isTest ? Self.tests.count : Self.sources.count)
        guard let owner = Owner(ofPath: inner) else {
            throw CostProblem(
                .badData,
                "\(path): belongs to nothing that is counted; "
                    + "name its folder in Benchmarks/Sources/CostCounting/Owner.swift")
        }
        let source = SwiftText(text)
        var count = SourceCount()
        if isTest {
            count.testLines = source.linesOfCode
        } else {
            count.files = 1
            count.types = source.types
            if inner.contains("/Views/") {
                count.viewLines = source.linesOfCode
            } else if inner.hasSuffix("Intent.swift") {
                count.intentLines = source.linesOfCode
            } else {
                count.ruleLines = source.linesOfCode
            }
        }
        counts[owner, default: SourceCount()] += count
    }

    package subscript(part: Owner.Part, pattern: Owner.Pattern) -> SourceCount {
        counts[Owner(part, pattern)] ?? SourceCount()
    }

    /// What an app needs of this pattern, its kit included; what only compares patterns is no part.
    package func total(_ pattern: Owner.Pattern) -> SourceCount {
        var total = SourceCount()
        for (owner, count) in counts where owner.pattern == pattern && owner.part != .scenarios {
            total += count
        }
        return total
    }
}
