import Presentation

extension BodyLayout {
    private static let labelWidths = 9...14
    private static let fewestListRows = 3

    private var labelWidth: Int {
        let labels = (view.mvvm.fields + view.mvi.fields).map { TextWidth.of($0.label) }
        return min(max(labels.max() ?? 0, Self.labelWidths.lowerBound), Self.labelWidths.upperBound)
    }

    /// The fields; if they need more rows, then without those that are empty, then with lists cut.
    func state(in height: Int) -> [Row] {
        let names = names(of: view.mvvm.fields + view.mvi.fields)
        // A list that is higher than this does not fit anyway.
        let all = names.flatMap { self.rows(of: $0, listHeight: height + 1) }
        guard all.count > height else { return all }
        let filled = names.filter { name in
            fields(name).contains { !$0.isEmpty || $0.isChanged }
                || view.differences.contains(name)
        }
        var listHeight = height
        var rows: [Row]
        repeat {
            listHeight -= 1
            rows = filled.flatMap { self.rows(of: $0, listHeight: listHeight) }
        } while rows.count > height && listHeight > Self.fewestListRows
        guard rows.count > height else { return rows }
        let more = StyledLine("  ⋮ enlarge the terminal to see more", .faint)
        return rows.prefix(height - 1) + [Row(left: more, right: more)]
    }

    private func names(of fields: [PaneView.Field]) -> [String] {
        var seen: Set<String> = []
        return fields.map(\.name).filter { seen.insert($0).inserted }
    }

    private func fields(_ name: String) -> [PaneView.Field] {
        [view.mvvm, view.mvi].compactMap { $0.fields.first { $0.name == name } }
    }

    private func rows(of name: String, listHeight: Int) -> [Row] {
        let left = lines(of: view.mvvm.fields.first { $0.name == name }, listHeight: listHeight)
        let right = lines(of: view.mvi.fields.first { $0.name == name }, listHeight: listHeight)
        return (0..<max(left.count, right.count)).map { index in
            Row(
                left: index < left.count ? left[index] : StyledLine(),
                right: index < right.count ? right[index] : StyledLine(),
                isDifferent: view.differences.contains(name))
        }
    }

    private func lines(of field: PaneView.Field?, listHeight: Int) -> [StyledLine] {
        guard let field else { return [] }
        let isDifferent = view.differences.contains(field.name)
        return shown(field.values, height: listHeight).enumerated().flatMap { index, value in
            let isHere = value.row != nil && value.row == view.row
            let cursor = value.row == nil ? "" : isHere ? "▸ " : "  "
            return TextWidth.wrapped(
                TextWidth.printable(value.text),
                to: paneWidth - labelWidth - 3 - TextWidth.of(cursor)
            ).enumerated().map { part, text in
                let isFirst = index == 0 && part == 0
                let isChanged = isFirst ? field.isChanged : value.isNew
                var line = StyledLine(isChanged ? "* " : "  ", .changed)
                line.append(
                    TextWidth.padded(isFirst ? clipped(field.label) : "", to: labelWidth + 1),
                    isDifferent ? .alarming : isChanged ? .changed : .faint)
                line.append(part == 0 ? cursor : cursor.isEmpty ? "" : "  ", .strong)
                line.append(
                    text,
                    isDifferent ? .alarming : value.isNew ? .changed : isHere ? .strong : .plain)
                return line
            }
        }
    }

    private func clipped(_ label: String) -> String {
        TextWidth.of(label) <= labelWidth ? label : String(label.prefix(labelWidth - 1)) + "…"
    }

    /// The part of a list around the cursor, with how much is left out.
    private func shown(_ values: [PaneView.Value], height: Int) -> [PaneView.Value] {
        guard values.count > height, height >= Self.fewestListRows else { return values }
        let cursor = values.firstIndex { $0.row == view.row } ?? 0
        let count = height - 2
        let start = min(max(cursor - count / 2, 0), values.count - count)
        let end = start + count
        let above = start == 0 ? "┄" : "⋮ \(start) above"
        let below = end == values.count ? "┄" : "⋮ \(values.count - end) below"
        return [PaneView.Value(text: above, isNew: false)] + values[start..<end]
            + [PaneView.Value(text: below, isNew: false)]
    }
}
