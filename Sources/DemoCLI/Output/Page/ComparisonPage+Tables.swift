import Presentation

extension ComparisonPage {
    /// The requests in words, for those who do not see the lines.
    var requests: HTML {
        let same = comparison.mvvm.requests == comparison.mvi.requests
        guard same else {
            return .joined([
                table(comparison.mvvm.requests, of: "MVVM"),
                table(comparison.mvi.requests, of: "MVI"),
            ])
        }
        return comparison.mvvm.requests.isEmpty
            ? "" : table(comparison.mvvm.requests, of: "both patterns")
    }

    private func table(_ requests: [RequestSpan], of whom: String) -> HTML {
        let rows = requests.map { request -> HTML in
            """
            <tr><th scope="row"><b class="\(RequestLines.colour(of: request))">\(request.number)</b> \
            \(request.name)</th><td>\(name(ofStep: request.opened))</td><td>\(name(ofStep: request.givenUp))</td>\
            <td>\(name(ofStep: request.answered))</td></tr>

            """
        }
        return """
            <div class="scrolled"><table>
            <caption>The requests of \(whom)</caption>
            <thead><tr><th scope="col">request</th><th scope="col">opened by</th>\
            <th scope="col">given up by</th><th scope="col">answered by</th></tr></thead>
            <tbody>\(.joined(rows))</tbody>
            </table></div>
            """
    }

    private func name(ofStep index: Int?) -> HTML {
        guard let index else { return "–" }
        return "\(index + 1) <code>\(comparison.lines[index].text)</code>"
    }

    var tally: HTML {
        let (mvvm, mvi) = (comparison.mvvm, comparison.mvi)
        let rows = [
            ("transitions", mvvm.tally.transitions, mvi.tally.transitions),
            ("requests opened", mvvm.requestsOpened, mvi.requestsOpened),
            ("answers ignored", mvvm.tally.answersIgnored, mvi.tally.answersIgnored),
        ].map { name, mvvm, mvi -> HTML in
            "<tr><th scope=\"row\">\(name)</th><td>\(mvvm)</td><td>\(mvi)</td></tr>\n"
        }
        return """
            <div class="scrolled"><table>
            <caption>On the way</caption>
            <thead><tr><td></td><th scope="col">MVVM</th><th scope="col">MVI</th></tr></thead>
            <tbody>\(.joined(rows))</tbody>
            </table></div>
            """
    }
}
