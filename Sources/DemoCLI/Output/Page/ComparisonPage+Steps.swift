import Presentation

extension ComparisonPage {
    func step(_ index: Int) -> HTML {
        let line = comparison.lines[index]
        let isEqual = comparison.isEqual(at: index)
        let alarm: HTML = isEqual ? "" : " <strong class=\"alarm\">≠ the patterns differ</strong>"
        return """
            <li class="\(isEqual ? "equals" : "differs")">
            \(comment(line))<h2><span class="number">\(index + 1)</span> <code>\(line.text)</code>\
            \(alarm)</h2>
            <div class="lines" aria-hidden="true">\(lines(at: index))</div>
            \(events(at: index))\(hiddenDifferences(at: index))
            <div class="screens">
            \(screen(.mvvm, comparison.mvvm, comparison.mvi, index))
            \(screen(.mvi, comparison.mvi, comparison.mvvm, index))
            </div>
            </li>

            """
    }

    private func comment(_ line: Scenario<Feature>.Line) -> HTML {
        guard !line.comment.isEmpty else { return "" }
        return "<p class=\"comment\">\(line.comment.joined(separator: " "))</p>\n"
    }

    /// One set of lines if the patterns opened and answered the same, one for each if not.
    private func lines(at index: Int) -> HTML {
        let (mvvm, mvi) = (comparison.mvvm.requests, comparison.mvi.requests)
        let sets = mvvm == mvi ? [mvvm] : [mvvm, mvi]
        return .joined(
            sets.map { RequestLines($0, stepCount: comparison.lines.count).segments(at: index) })
    }

    /// What the lines show, in words.
    private func events(at index: Int) -> HTML {
        let requests = comparison.mvvm.requests
        let words = requests.flatMap { request -> [HTML] in
            let name: HTML =
                "<b class=\"\(RequestLines.colour(of: request))\">\(request.number)</b> \(request.name)"
            return [
                request.opened == index ? "opens \(name)" : nil,
                request.givenUp == index ? "gives up \(name)" : nil,
                request.answered == index
                    ? "answers \(name)\(request.givenUp == nil ? "" : ", given up before")" : nil,
            ].compactMap(\.self)
        }
        guard !words.isEmpty else { return "" }
        return "<p class=\"events\">\(.joined(words.map { "<span>\($0)</span> " }))</p>"
    }

    /// Where two screens that look alike differ in what does not show.
    private func hiddenDifferences(at index: Int) -> HTML {
        let (mvvm, mvi) = (comparison.mvvm.states[index], comparison.mvi.states[index])
        guard mvvm.fields == mvi.fields else { return "" }
        return .joined(
            mvvm.differences(from: mvi).map { difference in
                "<p class=\"events alarm\">≠ does not show: \("\(difference)" as String)</p>"
            })
    }

    private func screen(
        _ pattern: Pattern, _ playback: Playback<Feature>, _ other: Playback<Feature>, _ index: Int
    ) -> HTML {
        let before = (index == 0 ? playback.start : playback.states[index - 1]).fields.flattened
        let fields = playback.states[index].fields.flattened
        let otherFields = other.states[index].fields.flattened
        let changed = fields.changed(since: before)
        let shown = fields.filter {
            !$0.value.isEmpty || changed.contains($0) || !otherFields.contains($0)
        }
        let rows = shown.map { field in
            row(
                field, isChanged: changed.contains(field),
                isDifferent: !otherFields.contains(field))
        }
        return """
            <section aria-label="\(pattern.title) after step \(index + 1)"><h3>\(pattern.title)</h3>
            <dl>\(.joined(rows))</dl></section>
            """
    }

    private func row(_ field: ScreenField, isChanged: Bool, isDifferent: Bool) -> HTML {
        let value: HTML = "<bdi>\(field.value.text)</bdi>"
        let marked: HTML = isChanged ? "<mark>\(value)</mark>" : value
        let sign: HTML = isDifferent ? "<strong class=\"alarm\">≠</strong> " : ""
        return "<div><dt>\(field.label)</dt><dd>\(sign)\(marked)</dd></div>"
    }
}
