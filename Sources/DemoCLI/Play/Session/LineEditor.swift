/// A line that is typed in answer to a question.
struct LineEditor: Equatable {
    enum Outcome: Equatable {
        case editing
        case entered(String)
        case cancelled
    }

    let title: String
    var isSecret = false
    private(set) var text: String

    init(title: String, text: String = "", isSecret: Bool = false) {
        self.title = title
        self.text = text
        self.isSecret = isSecret
    }

    /// The text as it may be shown; not even the length of a secret shows.
    var shown: String { isSecret && !text.isEmpty ? "•••" : text }

    mutating func press(_ key: Key) -> Outcome {
        switch key {
        case .enter: return .entered(text)
        case .escape: return .cancelled
        case .backspace: _ = text.popLast()
        case .eraseLine: text = ""
        case .character(let character): text.append(character)
        case .paste(let pasted): text += Self.oneLine(pasted)
        default: break
        }
        return .editing
    }

    /// A pasted text without its line ends and what else controls a terminal.
    private static func oneLine(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        return String(
            lines.joined(separator: " ").unicodeScalars
                .filter { $0.properties.generalCategory != .control }
                .map(Character.init))
    }
}
