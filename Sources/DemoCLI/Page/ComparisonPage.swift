import Scenarios

/// A comparison as one page that needs nothing else: no script, no font, no other file.
struct ComparisonPage<F: Feature> {
    let comparison: Comparison<F>
    /// The lines of each pattern's requests; one set if all have opened and answered the same.
    let requestLines: [RequestLines]

    init(_ comparison: Comparison<F>) {
        self.comparison = comparison
        requestLines = Self.distinct(comparison).map {
            RequestLines($0.requests, stepCount: comparison.lines.count)
        }
    }

    /// Nothing may be fetched and no script may run, not even if an escape were missing.
    private static var policy: String {
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    }

    var html: HTML {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>\(F.name): \(comparison.name), \(titles)</title>
        <style>
        \(PageStyle.sheet)
        </style>
        </head>
        <body>
        <main>
        <header>
        <h1>\(F.name): \(comparison.name)</h1>
        \(verdict)
        </header>
        \(legend)
        \(playLink)
        <ol class="steps">
        \(.joined(comparison.lines.indices.map(step)))</ol>
        \(.joined(Self.distinct(comparison).map(requests)))
        \(tallies)
        </main>
        </body>
        </html>

        """
    }

    private var titles: String { comparison.columns.map(\.pattern.title).inWords("and") }

    private var verdict: HTML {
        guard let verdict = comparison.verdict else { return "" }
        let (style, sign) = comparison.isEqual ? ("equal", "=") : ("different", "≠")
        return "<p class=\"\(style) verdict\">\(sign) \(verdict)</p>"
    }

    private var legend: HTML {
        """
        <p class="legend">Each step is played in \(titles). <mark>Marked</mark> is what the step \
        changed. A line leads from the step that opened a request, at the left, to the step that \
        answered it, at the right; it is dashed from where the app cancelled the request. Where lines \
        cross, answers came in another order than the requests: a race.</p>
        """
    }

    /// The requests with the names of those who opened them.
    private static func distinct(
        _ comparison: Comparison<F>
    ) -> [(title: String, requests: [RequestSpan])] {
        let all = comparison.columns.map { ($0.pattern.title, $0.playback.requests) }
        guard all.contains(where: { $0.1 != all[0].1 }) else {
            return [(all.map(\.0).inWords("and"), all[0].1)]
        }
        return all
    }
}
