/// What to send to a terminal so that it shows a frame.
struct FrameWriter {
    let hasColour: Bool

    /// Only the lines that have changed are written; without an old frame, all of them.
    func text(from old: Frame?, to new: Frame) -> String {
        let old = old?.size == new.size ? old : nil
        var text = old == nil ? "\u{1B}[0m\u{1B}[2J" : ""
        for (row, line) in new.lines.enumerated() where line != old?.lines[row] {
            text += "\u{1B}[\(row + 1);1H" + styled(line)
            if line.width < new.size.columns { text += "\u{1B}[K" }
        }
        guard !text.isEmpty || old?.cursor != new.cursor else { return "" }
        guard let cursor = new.cursor else { return "\u{1B}[?25l" + text }
        return "\u{1B}[?25l\(text)\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }

    private func styled(_ line: StyledLine) -> String {
        var text = ""
        var column = 1
        var isMeasured = true
        for span in line.spans {
            // Terminals do not agree on the width of every character, so what follows is placed.
            if !isMeasured { text += "\u{1B}[\(column)G" }
            let codes = codes(span.tone)
            text += codes.isEmpty ? span.text : "\u{1B}[\(codes)m\(span.text)\u{1B}[0m"
            column += TextWidth.of(span.text)
            isMeasured = span.text.utf8.allSatisfy { $0 < 0x80 }
        }
        return text
    }

    private func codes(_ tone: Tone) -> String {
        switch tone {
        case .plain: ""
        case .strong: "1"
        case .faint: hasColour ? "2" : ""
        case .changed: hasColour ? "33" : ""
        case .agreeing: hasColour ? "32" : ""
        case .alarming: hasColour ? "1;37;41" : "1;7"
        }
    }
}
