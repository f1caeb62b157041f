import Scenarios

extension ComparisonPage {
    func step(_ index: Int) -> HTML {
        let line = comparison.lines[index]
        let isEqual = !comparison.different.contains(index)
        let alarm: HTML = isEqual ? "" : " <strong class=\"alarm\">≠ the patterns differ</strong>"
        return """
            <li class="\(isEqual ? "equals" : "differs")">
            \(comment(line))<h2><span class="number">\(index + 1)</span> <code>\(line.text)</code>\
            \(alarm)</h2>
            <div class="lines" aria-hidden="true">\(.joined(requestLines.map { $0.segments(at: index) }))\
            </div>
            \(events(at: index))\(differences(at: index))
            <div class="screens">
            \(.joined(comparison.columns.map { screen($0, index) }))</div>
            </li>

            """
    }

    private func comment(_ line: Scenario<F>.Line) -> HTML {
        guard !line.comment.isEmpty else { return "" }
        return "<p class=\"comment\">\(line.comment.joined(separator: " "))</p>\n"
    }

    /// What the lines show, in words.
    private func events(at index: Int) -> HTML {
        let words = comparison.columns[0].playback.requests.flatMap { request -> [HTML] in
            let name: HTML =
                "<b class=\"\(RequestLines.colour(of: request))\">\(request.number)</b> \(request.name)"
            let late = request.cancelled == nil ? "" : ", which was cancelled"
            return [
                request.opened == index ? "opens \(name)" : nil,
                request.cancelled == index ? "cancels \(name)" : nil,
                request.answered == index ? "answers \(name)\(late)" : nil,
            ].compactMap(\.self)
        }
        guard !words.isEmpty else { return "" }
        return "<p class=\"events\">\(.joined(words.map { "<span>\($0)</span> " }))</p>"
    }

    private func differences(at index: Int) -> HTML {
        .joined(
            comparison.differences(at: index).map { difference in
                "<p class=\"events alarm\">≠ \(difference.description)</p>"
            })
    }

    private func screen(_ column: Comparison<F>.Column, _ index: Int) -> HTML {
        let changed = column.changed(by: index)
        let others = comparison.columns.map { $0.fields(after: index) }
        let rows = column.fields(after: index).compactMap { field -> HTML? in
            let isDifferent = !others.allSatisfy { $0.contains(field) }
            let isChanged = changed.contains(field)
            guard isDifferent || isChanged || !field.value.isEmpty else { return nil }
            let value: HTML = "<bdi>\(field.value.text)</bdi>"
            let marked: HTML = isChanged ? "<mark>\(value)</mark>" : value
            let sign: HTML = isDifferent ? "<strong class=\"alarm\">≠</strong> " : ""
            return "<div><dt>\(field.name)</dt><dd>\(sign)\(marked)</dd></div>\n"
        }
        let title = column.pattern.title
        return """
            <section aria-label="\(title) after step \(index + 1)"><h3>\(title)</h3>
            <dl>\(.joined(rows))</dl></section>

            """
    }
}
