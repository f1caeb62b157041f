import Presentation

/// The lines that lead from the opening of each request to its answer, cut at the borders of steps.
///
/// Time runs down, and the way from opening to answer runs from left to right: so two lines cross
/// if and only if the answers came in another order than the requests.
struct RequestLines {
    private let requests: [RequestSpan]
    private let stepCount: Int

    private static let colourCount = 6

    init(_ requests: [RequestSpan], stepCount: Int) {
        self.requests = requests
        self.stepCount = stepCount
    }

    /// The class that gives a request its colour.
    static func colour(of request: RequestSpan) -> String {
        "request-\((request.number - 1) % colourCount)"
    }

    /// The part of the lines that lies beside one step, drawn in a square that is stretched to it.
    func segments(at step: Int) -> HTML {
        let pieces = requests.flatMap { self.pieces(of: $0, at: step) }
        return """
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">\(.joined(pieces))</svg>\
            \(.joined(requests.map { ends(of: $0, at: step) }))
            """
    }

    private func pieces(of request: RequestSpan, at step: Int) -> [HTML] {
        let top = max(Double(step), start(of: request))
        let bottom = min(Double(step + 1), end(of: request))
        guard top < bottom else { return [] }
        // From the step in which it is given up, a line is dashed.
        let cut = request.givenUp.map { min(max(Double($0) + 0.5, top), bottom) } ?? bottom
        return [(top, cut, ""), (cut, bottom, " given-up")].filter { $0.0 < $0.1 }.map {
            from, to, style in
            """
            <line class="\(Self.colour(of: request))\(style)" \
            x1="\(hundredths(x(from, request)))" y1="\(hundredths(from - Double(step)))" \
            x2="\(hundredths(x(to, request)))" y2="\(hundredths(to - Double(step)))" />
            """
        }
    }

    /// The number of a request at either end of its line.
    private func ends(of request: RequestSpan, at step: Int) -> HTML {
        let colour = Self.colour(of: request)
        let opened: HTML =
            request.opened == step
            ? """
            <b class="\(colour) opened" style="top: \(hundredths(start(of: request) - Double(step)))%">\
            \(request.number)</b>
            """ : ""
        let answered: HTML =
            request.answered == step ? "<b class=\"\(colour) answered\">\(request.number)</b>" : ""
        return "\(opened)\(answered)"
    }

    /// In the middle of a step, or, if it opened several, one below the other.
    private func start(of request: RequestSpan) -> Double {
        let together = requests.filter { $0.opened == request.opened }
        let place = together.count { $0.number <= request.number }
        return Double(request.opened) + Double(place) / Double(together.count + 1)
    }

    /// What is never answered leads to the end of the page, and beyond.
    private func end(of request: RequestSpan) -> Double {
        Double(request.answered ?? stepCount) + 0.5
    }

    private func x(_ time: Double, _ request: RequestSpan) -> Double {
        let (start, end) = (start(of: request), end(of: request))
        return 0.1 + 0.8 * (time - start) / (end - start)
    }

    private func hundredths(_ part: Double) -> Int { Int((part * 100).rounded()) }
}
