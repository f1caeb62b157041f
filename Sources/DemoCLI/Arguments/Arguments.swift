/// The words of the command line after the command: options and operands, in any order.
struct Arguments {
    private(set) var operands: [String] = []
    private var options: [String: String] = [:]
    private let page: CommandPage

    /// A value follows its option, as in `--items FILE` or `--items=FILE`; `--` ends the options.
    init(_ words: ArraySlice<String>, of page: CommandPage) throws {
        self.page = page
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            // A lone `-` is a standard stream.
            if !word.hasPrefix("-") || word == "-" {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = page.option(parts[0]) else {
                let known = page.options.isEmpty ? ["none"] : page.options.map(\.name)
                throw Problem(
                    .usage,
                    "\(String(parts[0]).quoted) is not an option of \(page.name); it has: "
                        + known.joined(separator: ", "))
            }
            let value = try value(of: option, parts.dropFirst().first.map(String.init), &rest)
            guard options.updateValue(value, forKey: option.name) == nil else {
                throw Problem(.usage, "\(option.name) is given twice; give it once")
            }
        }
    }

    subscript(option: String) -> String? { options[option] }

    /// The operand, if there is one. More than one is an error.
    func onlyOperand(_ name: String) throws -> String? {
        guard operands.count < 2 else {
            throw Problem(
                .usage,
                "\(page.name) takes one \(name), not also \(operands[1].quoted); \(page.hint)")
        }
        return operands.first
    }

    private func value(
        of option: CommandPage.Option, _ attached: String?, _ rest: inout ArraySlice<String>
    ) throws -> String {
        if option.usage == option.name {
            guard attached == nil else { throw Problem(.usage, "\(option.name) takes no value") }
            return ""
        }
        let isNextOption = rest.first.map { page.option($0) != nil } ?? true
        let value = attached ?? (isNextOption ? "" : rest.removeFirst())
        guard !value.isEmpty else {
            throw Problem(.usage, "\(option.name) needs a value, as in “\(option.usage)”")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw Problem(
                .usage,
                "\(option.name) \(value.quoted) is not known; it can be: "
                    + option.choices.joined(separator: ", "))
        }
        return value
    }
}
