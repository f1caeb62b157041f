import Presentation

/// A comparison as one page that needs nothing else: no script, no font, no other file.
struct ComparisonPage<Feature: ScenarioFeature> {
    let comparison: Comparison<Feature>

    init(_ comparison: Comparison<Feature>) {
        self.comparison = comparison
    }

    var html: HTML {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>\(Feature.name): \(comparison.name), MVVM and MVI side by side</title>
        <style>
        \(PageStyle.sheet)
        </style>
        </head>
        <body>
        <main>
        <header>
        <h1>\(Feature.name): \(comparison.name)</h1>
        <p class="\(comparison.isEqual ? "equal" : "different") verdict">\(verdict)</p>
        </header>
        \(legend)
        <ol class="steps">
        \(.joined(comparison.lines.indices.map(step)))</ol>
        \(requests)
        \(tally)
        </main>
        </body>
        </html>

        """
    }

    private var verdict: String {
        let count = comparison.lines.count
        let different = comparison.lines.indices.filter { !comparison.isEqual(at: $0) }
        guard let first = different.first else {
            return "= Equal: the patterns agree after each of \(count) steps."
        }
        return
            "≠ Different: the patterns disagree after \(different.count) of \(count) steps, first "
            + "after step \(first + 1)."
    }

    private var legend: HTML {
        """
        <p class="legend">Each step is played through both patterns. <mark>Marked</mark> is what the \
        step changed. A line leads from the step that opened a request, at the left, to the step that \
        answered it, at the right; it is dashed from where the app gave the request up. Where lines \
        cross, answers came in another order than the requests: a race.</p>
        """
    }
}
