import Presentation

extension PlayView {
    /// What there is to see where the history is looked at.
    @MainActor
    init<F: PlayableFeature>(
        _ feature: F.Type, history: History<F>, chosenRequest: Int?, row: String?,
        bindings: [KeyBinding]
    ) {
        let (mvvm, mvi) = history.moments
        self.init(
            feature: F.name, steps: history.lines.map(\.text), position: history.position,
            mvvm: PaneView(.mvvm, feature, moments: mvvm),
            mvi: PaneView(.mvi, feature, moments: mvi),
            differences: Self.differences(mvvm.last, mvi.last),
            requests: Self.requests(mvvm, mvi), chosenRequest: chosenRequest, row: row,
            notice: Self.narration(of: history), bindings: bindings)
    }

    /// The names of the fields that differ, and words for what no field shows.
    private static func differences<F>(_ mvvm: Moment<F>?, _ mvi: Moment<F>?) -> [String] {
        guard let mvvm, let mvi, !mvvm.agrees(with: mvi) else { return [] }
        return mvvm.state.differences(from: mvi.state).map(\.name)
            + (mvvm.requests != mvi.requests ? ["requests"] : [])
            + (mvvm.problem != mvi.problem ? ["the step"] : [])
    }

    private static func requests<F>(
        _ mvvm: ArraySlice<Moment<F>>, _ mvi: ArraySlice<Moment<F>>
    ) -> [Request] {
        let left = open(mvvm)
        let right = open(mvi)
        return left.map { request in
            var request = request
            request.onlyIn = right.contains(request) ? nil : .mvvm
            return request
        }
            + right.filter { !left.contains($0) }.map { request in
                var request = request
                request.onlyIn = .mvi
                return request
            }
    }

    private static func open<F>(_ moments: ArraySlice<Moment<F>>) -> [Request] {
        (moments.last?.requests ?? []).filter { !$0.isAnswered }.map { request in
            Request(
                number: request.number, name: request.name,
                opened: moments.firstIndex { $0.requests.count >= request.number } ?? 0,
                isGivenUp: request.isGivenUp)
        }
    }

    /// What the scenario says about these steps, or that the last one was in vain.
    @MainActor
    private static func narration<F: PlayableFeature>(of history: History<F>) -> Notice? {
        let (mvvm, mvi) = history.moments
        guard !history.lines.isEmpty else {
            return Notice(text: "Each key goes to both patterns; you give the answers. ? explains.")
        }
        if case .answer(let number, _)? = history.lines.prefix(history.position).last?.step,
            mvvm.last?.state == mvvm.dropLast().last?.state,
            mvi.last?.state == mvi.dropLast().last?.state
        {
            return Notice(text: "Answer \(number) changed nothing: nobody waited for it any more.")
        }
        let comment = history.lines.prefix(history.position + 1).last { !$0.comment.isEmpty }
        return comment.map { Notice(text: $0.comment.joined(separator: " ")) }
    }
}
