/// The words of the command line after the command: options and operands, in any order.
struct Arguments {
    private(set) var operands: [String] = []
    private var options: [String: String] = [:]

    /// Every option takes a value, as in `--items FILE` or `--items=FILE`; `--` ends the options.
    init(_ words: ArraySlice<String>, allowed: [String], command: String) throws {
        var rest = words
        while let word = rest.popFirst() {
            guard word != "--" else {
                operands += rest
                return
            }
            guard word.hasPrefix("--") else {
                // A lone `-` is standard input.
                guard !word.hasPrefix("-") || word == "-" else {
                    throw Self.unknown(word, allowed, command)
                }
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard allowed.contains(name) else { throw Self.unknown(name, allowed, command) }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty
            else {
                throw Failure(.usage, "\(name) needs a value; see “DemoCLI help”")
            }
            guard options.updateValue(value, forKey: name) == nil else {
                throw Failure(.usage, "\(name) is given twice; give it once")
            }
        }
    }

    func value(_ name: String) -> String? { options[name] }

    /// The value of an option that has few, or `standard` if it is not given.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, standard: Choice
    ) throws -> Choice where Choice.RawValue == String {
        guard let value = options[name] else { return standard }
        guard let choice = Choice(rawValue: value) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(.usage, "\(name) “\(value)” is not known; it can be: \(known)")
        }
        return choice
    }

    private static func unknown(_ name: String, _ allowed: [String], _ command: String) -> Failure {
        let known = allowed.isEmpty ? "it has none" : "it has: " + allowed.joined(separator: ", ")
        return Failure(.usage, "“\(name)” is not an option of \(command); \(known)")
    }
}
