import DI
import Foundation

extension Command {
    /// Plays a race in each pattern. Without a path it is the sample race; `-` is standard input.
    @MainActor
    func compare(_ path: String?) async throws -> String {
        let name = path == "-" ? "standard input" : path?.quoted ?? "the sample race"
        let race = try path.map { try readText($0, name) } ?? sampleRace
        if options["--log"] != nil { return try await logOfMVI(of: race, name) }
        let players = AppPattern.allCases.map { Player($0) }
        let comparison = try await Comparison(of: race, name: name, players)
        let text = comparison.text(name)
        if comparison.isEqual { return text }
        throw Problem(.failed, "the patterns disagree; see the first ≠", output: text)
    }
}

private func readText(_ path: String, _ name: String) throws -> String {
    let file = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path)
    guard let file, let data = try? file.readToEnd() ?? Foundation.Data(),
        let text = String(data: data, encoding: .utf8)
    else { throw Problem(.inputOutput, "\(name) can't be read as UTF-8 text; name one that can") }
    return text
}

private let sampleRace = """
    load
    answer 1 ok
    select b

    # A delete shows at once; a load that was opened before still has the item.
    load
    delete b
    answer 3 ok
    answer 2 ok

    # This delete fails, and the item is back in its place.
    delete a
    answer 4 fail Not allowed.
    clear-error

    # Of two loads, the second cancels the first, whose late answer is ignored.
    load
    load
    answer 6 ok
    answer 5 fail Offline.
    """
