import Foundation

extension FaultSource {
    /// The functions that a fault replaces, as they are in the type that it is made from, or else in the
    /// screen itself; nil if they are not found.
    func rightLines() -> [Substring]? {
        guard let faulty = lines() else { return nil }
        let base = Self.base(of: faulty)
        let names = faulty.compactMap(Self.function)
        let functions = files(isMadeFromBase: base != nil).compactMap { file -> [Substring]? in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if let base, !lines.contains(where: { Self.declares(base, $0) }) { return nil }
            let bodies = names.compactMap { Self.body(of: $0, in: lines) }
            return bodies.isEmpty ? nil : Array(bodies.joined(separator: [""]))
        }
        return functions.first
    }

    /// The type that the fault is made from: its superclass, or the `base` of a reducer.
    private static func base(of lines: [Substring]) -> Substring? {
        let property = lines.first { $0.contains("let base: ") }?.split(separator: " ").last
        let words = lines[0].split { " :<>{,".contains($0) }
        return property ?? words.dropFirst(2).first { $0.hasPrefix("Plain") }
    }

    /// The name of the function that begins in a line. Of a reducer's two, the label tells which.
    private static func function(_ line: Substring) -> [Substring]? {
        guard let start = line.range(of: "func ") else { return nil }
        let name = line[start.lowerBound...].prefix { $0 != "(" } + "("
        let label = ["intent:", "action:"].first { line.contains($0) }
        return [name] + (label.map { [$0[...]] } ?? [])
    }

    private static func declares(_ type: Substring, _ line: Substring) -> Bool {
        let words = line.split { " :<".contains($0) }
        return ["class", "struct"].contains { words.contains($0) } && words.contains(type)
            && !words.starts(with: ["final", "class"])
    }

    /// A function whose signature, of up to three lines, has all these words.
    private static func body(of words: [Substring], in lines: [Substring]) -> [Substring]? {
        let starts = lines.indices.filter { index in
            let signature = lines[index...].prefix(3).joined(separator: "\n")
            return lines[index].contains(words[0])
                && words.allSatisfy { signature.prefix { $0 != "{" }.contains($0) }
        }
        guard let start = starts.first else { return nil }
        let indent = lines[start].prefix { $0 == " " }
        guard let end = lines[start...].firstIndex(where: { $0 == "\(indent)}" }) else {
            return nil
        }
        return lines[start...end].map { $0.dropFirst(indent.count) }
    }

    /// Where the right functions may be: beside the fault, or in the folders of the screen.
    private func files(isMadeFromBase: Bool) -> [URL] {
        let here = URL(fileURLWithPath: file).deletingLastPathComponent()
        let pattern = here.lastPathComponent
        let feature = URL(fileURLWithPath: file).lastPathComponent.split(separator: "Faults")[0]
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let screen = ["Presentation", "Scenarios"].map {
            sources.appendingPathComponent("\($0)/\(feature)/\(pattern)")
        }
        return ((isMadeFromBase ? [here] : []) + screen).flatMap { folder in
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
            return (files ?? []).filter { $0.pathExtension == "swift" }
                .sorted { $0.path < $1.path }
        }
    }
}
