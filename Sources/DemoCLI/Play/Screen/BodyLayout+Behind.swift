import Presentation

extension BodyLayout {
    private static let labelWidth = 8

    /// What is under way, and below it what was noted last, as much as there is room for.
    func behind(in height: Int) -> [Row] {
        let running = paired(underWay(view.mvvm, "methods"), underWay(view.mvi, "effects"))
        let room = max(0, height - running.count)
        return running + paired(notes(view.mvvm, "writes", room), notes(view.mvi, "reduced", room))
    }

    private func paired(_ left: [StyledLine], _ right: [StyledLine]) -> [Row] {
        (0..<max(left.count, right.count)).map { index in
            Row(
                left: index < left.count ? left[index] : StyledLine(),
                right: index < right.count ? right[index] : StyledLine())
        }
    }

    private func underWay(_ pane: PaneView, _ label: String) -> [StyledLine] {
        let notes = pane.underWay.isEmpty ? [PaneView.Note(text: "–", isNew: false)] : pane.underWay
        return labelled(label, notes.flatMap(wrapped))
    }

    /// The last notes that there is room for; of the very last, at least the beginning.
    private func notes(_ pane: PaneView, _ label: String, _ room: Int) -> [StyledLine] {
        var shown = Array((pane.notes.last.map(wrapped) ?? []).prefix(room))
        for note in pane.notes.dropLast().reversed() {
            let lines = wrapped(note)
            guard shown.count + lines.count <= room else { break }
            shown = lines + shown
        }
        return labelled(label, shown)
    }

    private func wrapped(_ note: PaneView.Note) -> [PaneView.Note] {
        TextWidth.cut(TextWidth.printable(note.text), to: paneWidth - Self.labelWidth - 3)
            .map { PaneView.Note(text: $0, isNew: note.isNew) }
    }

    private func labelled(_ label: String, _ notes: some Collection<PaneView.Note>) -> [StyledLine]
    {
        notes.enumerated().map { index, note in
            var line = StyledLine(note.isNew ? "* " : "  ", .changed)
            line.append(
                TextWidth.padded(index == 0 ? label : "", to: Self.labelWidth + 1), .faint)
            line.append(note.text, note.isNew ? .changed : .plain)
            return line
        }
    }
}
