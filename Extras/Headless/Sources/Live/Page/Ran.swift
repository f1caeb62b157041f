import Counters
import Foundation

/// The two patterns. On the page of `Live`, MVVM is on the left, and MVI on the right.
enum Side: Int, CaseIterable { case mvvm, mvi }

/// The lines of the app's source code that ran in an act.
///
/// The compiler adds counters to the modules of the screens. LLVM's tools, which are part of Swift, read
/// the counters.
enum Ran {
    struct Reply: Encodable, Sendable {
        var files: [File] = []
        var problem: String?
    }

    struct File: Encodable, Sendable {
        let path: String
        let kind: Kind
        /// The number of the pattern (`Side`) that uses this file; nil if both patterns use it.
        let side: Int?
        /// For each pattern, the numbers of the lines that ran.
        let lines: [[Int]]
    }

    enum Kind: String, Encodable { case rules, parents, state, kit, views }

    /// Begins to count.
    static func reset() { __llvm_profile_reset_counters() }

    /// The counters since the last `reset`.
    static func counters() -> Data {
        var bytes = [CChar](repeating: 0, count: Int(__llvm_profile_get_size_for_buffer()))
        _ = __llvm_profile_write_buffer(&bytes)
        return bytes.withUnsafeBytes { Data($0) }
    }

    /// Reads the counters of both patterns in parallel; empty for a pattern that did not run.
    static func lines(of counters: [Data]) async throws -> Reply {
        let tools = try Tools()
        async let other = tools.lines(of: counters[1])
        let lines = [try await tools.lines(of: counters[0]), try await other]
        let files = Set(lines.flatMap(\.keys)).compactMap { path -> File? in
            let ran = lines.map { $0[path] ?? [] }
            guard ran.contains(where: { !$0.isEmpty }) else { return nil }
            return File(path: path, kind: kind(of: path), side: side(of: path), lines: ran)
        }
        return Reply(files: files.sorted { $0.path < $1.path })
    }

    private static func kind(of path: String) -> Kind {
        if path.contains(/Kit\/Views\/|\/Views\/|View\.swift$|Texts\.swift$|Controller\.swift$/) {
            return .views
        }
        if path.contains("Kit/") { return .kit }
        if path.contains(/App\/MV/) { return .parents }
        return path.contains(/ViewModel|Reducer/) ? .rules : .state
    }

    private static func side(of path: String) -> Int? {
        if path.contains(/MVVM\/|ViewModel/) { return Side.mvvm.rawValue }
        return path.contains(/MVI\/|MVIKit|Reducer/) ? Side.mvi.rawValue : nil
    }
}

/// LLVM's tools beside `swift`. Tools of another version can't read this compiler's files.
private struct Tools: Sendable {
    private let folder: URL

    init() throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = path.split(separator: ":").map {
            URL(filePath: "\($0)/swift").resolvingSymlinksInPath().deletingLastPathComponent()
        }
        let found = folders.first { folder in
            ["swift", "llvm-cov", "llvm-profdata"].allSatisfy {
                FileManager.default.isExecutableFile(atPath: folder.appending(path: $0).path)
            }
        }
        guard let found else {
            throw Refusal("There is no llvm-cov beside swift in PATH, so no line can be named.")
        }
        folder = found
    }

    /// The lines that ran, by the path of the file.
    @concurrent
    func lines(of counters: Data) async throws -> [String: [Int]] {
        guard !counters.isEmpty else { return [:] }
        let raw = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).profraw")
        let indexed = raw.appendingPathExtension("profdata")
        defer { for file in [raw, indexed] { try? FileManager.default.removeItem(at: file) } }
        try counters.write(to: raw)
        try run("llvm-profdata", "merge", raw.path, "-o", indexed.path)
        let report = try run(
            "llvm-cov", "export", "-skip-functions", "-skip-branches", "-instr-profile",
            indexed.path, Bundle.main.executablePath ?? "")
        let files = try JSONDecoder().decode(Report.self, from: report).data.flatMap(\.files)
            .filter { $0.segments.contains(where: \.hasRun) }
        return Dictionary(
            files.map { file in
                let (path, linesAbove) = Sources.origin(of: file.filename)
                return (path, Sources.lines(of: path, in: file.segments, linesAbove: linesAbove))
            }, uniquingKeysWith: +)
    }

    @discardableResult
    private func run(_ tool: String, _ arguments: String...) throws -> Data {
        let (process, output) = (Process(), Pipe())
        process.executableURL = folder.appending(path: tool)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Refusal("\(tool) has failed.") }
        return data
    }

    private struct Report: Decodable {
        let data: [Export]
        struct Export: Decodable { let files: [File] }
        struct File: Decodable {
            let filename: String
            let segments: [Segment]
        }
    }
}

/// The first position of a piece of code in its file, and whether the code ran.
struct Segment: Decodable {
    let line, column: Int
    let hasRun: Bool
    /// True if the body of a function, a case, a branch or a closure begins here.
    let isEntry: Bool

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        (line, column) = (try values.decode(Int.self), try values.decode(Int.self))
        let count = try values.decode(Int64.self)
        // LLVM computes the count of an `else`: the count of the whole statement minus the count of the
        // `if` branch. If the statement began in an earlier act, before an `await`, the result is negative,
        // and LLVM writes the largest number.
        hasRun = try values.decode(Bool.self) && count > 0 && count < .max
        isEntry = try values.decode(Bool.self)
    }
}
