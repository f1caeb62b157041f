import Scenarios

/// The lines that lead from the opening of each request to its answer, cut at the borders of steps.
///
/// Time runs down, and the way from opening to answer runs from left to right: so two lines cross
/// if and only if the answers came in another order than the requests.
struct RequestLines {
    /// A request, and where its line begins and ends, in steps.
    private struct Path {
        let request: RequestSpan
        let start: Double
        let end: Double
    }

    private let paths: [Path]

    private static let colourCount = 6

    init(_ requests: [RequestSpan], stepCount: Int) {
        let together = Dictionary(grouping: requests, by: \.opened)
        paths = requests.map { request in
            // In the middle of a step, or, if it opened several, one below the other.
            let others = together[request.opened] ?? []
            let place = others.count { $0.number <= request.number }
            // What is never answered leads to the end of the page, and beyond.
            return Path(
                request: request,
                start: Double(request.opened) + Double(place) / Double(others.count + 1),
                end: Double(request.answered ?? stepCount) + 0.5)
        }
    }

    /// The class that gives a request its colour.
    static func colour(of request: RequestSpan) -> String {
        "request-\((request.number - 1) % colourCount)"
    }

    /// The part of the lines that lies beside one step, drawn in a square that is stretched to it.
    func segments(at step: Int) -> HTML {
        """
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">\
        \(.joined(paths.flatMap { pieces(of: $0, at: step) }))</svg>\
        \(.joined(paths.map { ends(of: $0, at: step) }))
        """
    }

    private func pieces(of path: Path, at step: Int) -> [HTML] {
        let top = max(Double(step), path.start)
        let bottom = min(Double(step + 1), path.end)
        guard top < bottom else { return [] }
        // From the step in which it is cancelled, a line is dashed.
        let cut = path.request.cancelled.map { min(max(Double($0) + 0.5, top), bottom) } ?? bottom
        return [(top, cut, ""), (cut, bottom, " cancelled")].filter { $0.0 < $0.1 }.map {
            from, to, style in
            """
            <line class="\(Self.colour(of: path.request))\(style)" \
            x1="\(x(from, path))" y1="\(hundredths(from - Double(step)))" \
            x2="\(x(to, path))" y2="\(hundredths(to - Double(step)))" />
            """
        }
    }

    /// The number of a request at either end of its line.
    private func ends(of path: Path, at step: Int) -> HTML {
        let colour = Self.colour(of: path.request)
        let number = path.request.number
        let top = hundredths(path.start - Double(step))
        let opened: HTML =
            path.request.opened == step
            ? "<b class=\"\(colour) opened\" style=\"top: \(top)%\">\(number)</b>" : ""
        let answered: HTML =
            path.request.answered == step ? "<b class=\"\(colour) answered\">\(number)</b>" : ""
        return "\(opened)\(answered)"
    }

    private func x(_ time: Double, _ path: Path) -> Int {
        hundredths(0.1 + 0.8 * (time - path.start) / (path.end - path.start))
    }

    private func hundredths(_ part: Double) -> Int { Int((part * 100).rounded()) }
}
