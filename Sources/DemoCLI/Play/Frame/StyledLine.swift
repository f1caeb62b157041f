/// What a piece of text is, from which follows how it looks.
enum Tone: Equatable {
    case plain
    case strong
    case faint
    case changed
    case agreeing
    /// What must not be overlooked.
    case alarming
}

/// One line of the screen, in pieces of one tone each, measured in cells.
struct StyledLine: Equatable {
    struct Span: Equatable {
        var text: String
        var tone: Tone
    }

    private(set) var spans: [Span] = []
    private(set) var width = 0

    init(_ text: String = "", _ tone: Tone = .plain) {
        append(text, tone)
    }

    /// The text without its tones.
    var text: String { spans.map(\.text).joined() }

    mutating func append(_ text: String, _ tone: Tone = .plain) {
        guard !text.isEmpty else { return }
        let text = TextWidth.printable(text)
        width += TextWidth.of(text)
        if let last = spans.last, last.tone == tone {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Span(text: text, tone: tone))
        }
    }

    mutating func append(_ line: StyledLine) {
        for span in line.spans {
            append(span.text, span.tone)
        }
    }

    /// This line in exactly so many cells; what does not fit gives way to an ellipsis.
    func fitted(to cells: Int) -> StyledLine {
        var fitted = width <= cells ? self : clipped(to: cells)
        fitted.append(
            String(repeating: " ", count: max(0, cells - fitted.width)),
            spans.last?.tone == .alarming ? .alarming : .plain)
        return fitted
    }

    private func clipped(to cells: Int) -> StyledLine {
        var line = StyledLine()
        for span in spans {
            for character in span.text {
                guard line.width + TextWidth.of(character) < cells else {
                    line.append(cells > 0 ? "…" : "", span.tone)
                    return line
                }
                line.append(String(character), span.tone)
            }
        }
        return line
    }
}
