import Presentation

/// The two panes beside each other: the state, field by field in step, and what goes on behind it.
struct BodyLayout {
    let view: PlayView
    let columns: Int
    let rows: Int

    /// What the part below the state gets, however much state there is.
    private static let leastBehind = 4

    var paneWidth: Int { (columns - 3) / 2 }

    struct Row {
        var left = StyledLine()
        var right = StyledLine()
        var isDifferent = false
    }

    var lines: [StyledLine] {
        let state = state(in: rows - Self.leastBehind)
        let all = state + [Row()] + behind(in: rows - state.count - 1)
        return (0..<rows).map { line($0 < all.count ? all[$0] : Row()) }
    }

    private func line(_ row: Row) -> StyledLine {
        var line = row.left.fitted(to: paneWidth)
        line.append(row.isDifferent ? " ≠ " : " │ ", row.isDifferent ? .alarming : .faint)
        line.append(row.right)
        return line
    }
}
