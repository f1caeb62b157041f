import Scenarios

extension ComparisonPage {
    /// The requests in words, for those who do not see the lines.
    func requests(of title: String, _ requests: [RequestSpan]) -> HTML {
        guard !requests.isEmpty else { return "" }
        let rows = requests.map { request -> HTML in
            let steps = [request.opened, request.cancelled, request.answered].map { step -> HTML in
                step.map { "<td>\($0 + 1) <code>\(comparison.lines[$0].text)</code></td>" }
                    ?? "<td>–</td>"
            }
            return """
                <tr><th scope="row"><b class="\(RequestLines.colour(of: request))">\(request.number)</b> \
                \(request.name)</th>\(.joined(steps))</tr>

                """
        }
        return table(
            "The requests of \(title)", ["request", "opened by", "cancelled by", "answered by"],
            rows)
    }

    var tallies: HTML {
        let rows = comparison.tallies.map { name, counts -> HTML in
            let cells = counts.map { "<td>\($0.grouped)</td>" as HTML }
            return "<tr><th scope=\"row\">\(name)</th>\(.joined(cells))</tr>\n"
        }
        return table("On the way", [""] + comparison.columns.map(\.pattern.title), rows)
    }

    private func table(_ caption: String, _ heads: [String], _ rows: [HTML]) -> HTML {
        let heads = heads.map { "<th scope=\"col\">\($0)</th>" as HTML }
        return """
            <div class="scrolled"><table>
            <caption>\(caption)</caption>
            <thead><tr>\(.joined(heads))</tr></thead>
            <tbody>\(.joined(rows))</tbody>
            </table></div>

            """
    }
}
