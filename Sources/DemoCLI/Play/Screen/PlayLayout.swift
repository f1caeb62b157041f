import Presentation

/// The whole screen for a size: title, steps, panes, requests, a notice, and the keys.
struct PlayLayout {
    static let least = Size(columns: 80, rows: 24)

    let view: PlayView
    let size: Size

    var frame: Frame {
        guard size.columns >= Self.least.columns, size.rows >= Self.least.rows else {
            return tooSmall
        }
        if view.overlay == .help {
            return Frame(HelpPage(view.bindings).lines(in: size), size: size)
        }
        let head = [title, steps, panes]
        let foot = requests + notice + keys
        let body = BodyLayout(
            view: view, columns: size.columns, rows: size.rows - head.count - foot.count)
        return Frame(head + body.lines + foot, size: size, cursor: cursor)
    }

    private var tooSmall: Frame {
        let text =
            "Side by side needs \(Self.least.columns)×\(Self.least.rows) cells; here are "
            + "\(size.columns)×\(size.rows). Enlarge the terminal, or press q to quit."
        return Frame(
            TextWidth.wrapped(text, to: max(1, size.columns)).map { StyledLine($0) }, size: size)
    }

    private var title: StyledLine {
        let left = " \(view.feature) · step \(view.position) of \(view.steps.count)"
        guard view.isEqual else {
            let fields = view.differences.joined(separator: ", ")
            return StyledLine(" ≠ THE PATTERNS DIFFER: \(fields) ·\(left)", .alarming)
                .fitted(to: size.columns)
        }
        let verdict = StyledLine("= equal ", .agreeing)
        var line = StyledLine(left, .strong).fitted(to: size.columns - verdict.width)
        line.append(verdict)
        return line
    }

    /// The steps around the place that is looked at.
    private var steps: StyledLine {
        let pieces = view.steps.enumerated().map { index, step -> StyledLine in
            let isHere = index + 1 == view.position
            let text = " \(isHere ? "▸" : "")\(index + 1) \(step) "
            return StyledLine(
                text, isHere ? .strong : index < view.position ? .plain : .faint)
        }
        let room = size.columns * (view.position < pieces.count ? 2 : 3) / 3 - 1
        var first = max(0, view.position - 1)
        var width = first < pieces.count ? pieces[first].width : 0
        while first > 0, width + pieces[first - 1].width <= room {
            first -= 1
            width += pieces[first].width
        }
        var line = StyledLine(first > 0 ? "…" : "", .faint)
        for piece in pieces.dropFirst(first) {
            line.append(piece)
        }
        return line
    }

    private var panes: StyledLine {
        let width = (size.columns - 3) / 2
        var line = rule(" \(view.mvvm.pattern.title) ", to: width + 1)
        line.append("┬", .faint)
        line.append(rule(" \(view.mvi.pattern.title) ", to: size.columns - line.width))
        return line
    }

    private func rule(_ title: String, to width: Int) -> StyledLine {
        var line = StyledLine("─", .faint)
        line.append(title, .strong)
        line.append(String(repeating: "─", count: max(0, width - line.width)), .faint)
        return line
    }

    /// As many rows whatever there is to show, so that nothing jumps.
    private var requests: [StyledLine] {
        let room = max(3, size.rows / 7)
        let chosen = view.requests.firstIndex { $0.number == view.chosenRequest } ?? 0
        let first = max(0, chosen - room + 1)
        let shown = view.requests.dropFirst(first).prefix(room).map(line)
        let hidden = view.requests.count - shown.count
        let head = rule(
            " open requests\(hidden > 0 ? ", \(hidden) more than are shown" : "") ",
            to: size.columns)
        let none = view.requests.isEmpty ? [StyledLine("   none", .faint)] : []
        return [head] + filled(none + shown, to: room)
    }

    private func filled(_ lines: [StyledLine], to count: Int) -> [StyledLine] {
        lines + Array(repeating: StyledLine(), count: max(0, count - lines.count))
    }

    private func line(_ request: PlayView.Request) -> StyledLine {
        let isChosen = request.number == view.chosenRequest
        var line = StyledLine(isChosen ? " ▸ " : "   ", .strong)
        line.append("\(request.number)  \(request.name)", isChosen ? .strong : .plain)
        line.append("  opened by step \(request.opened)", .faint)
        if request.isGivenUp { line.append(", given up: nobody waits for it", .changed) }
        if let pattern = request.onlyIn {
            line.append(" ≠ only \(pattern.title) has it", .alarming)
        }
        return line
    }

    private var notice: [StyledLine] {
        if let question { return [question] }
        guard let notice = view.notice else { return [StyledLine()] }
        return TextWidth.wrapped(TextWidth.printable(notice.text), to: size.columns - 2)
            .prefix(2).map { StyledLine(" \($0)", notice.tone) }
    }

    private var question: StyledLine? {
        guard case .question(let title, let text) = view.overlay else { return nil }
        var line = StyledLine(" \(title): ", .strong)
        line.append(tail(of: text, in: size.columns - line.width - 1))
        return line
    }

    private var cursor: Frame.Position? {
        question.map { Frame.Position(row: size.rows - keys.count - 1, column: $0.width) }
    }

    /// The end of what is typed, where the cursor is, if there is no room for all of it.
    private func tail(of text: String, in width: Int) -> String {
        var tail = text[...]
        while TextWidth.of(String(tail)) > width {
            tail = tail.dropFirst()
        }
        return String(tail)
    }

    private var keys: [StyledLine] {
        var lines = [StyledLine()]
        for binding in view.bindings {
            var piece = StyledLine(" \(binding.shown)", .strong)
            piece.append(" \(binding.label) ", .faint)
            if lines[lines.count - 1].width + piece.width > size.columns {
                lines.append(StyledLine())
            }
            lines[lines.count - 1].append(piece)
        }
        return filled(lines, to: size.columns < 110 ? 3 : 2)
    }
}
