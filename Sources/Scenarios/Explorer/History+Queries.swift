// The questions that specifications ask of a history.

extension History {
    /// The step that the user took last, if it was the last step of all.
    public var lastUserStep: Feature.Step? { moments.last?.step?.ofUser }

    /// What observers saw in the last step between the state before it and the state after it.
    public var between: [Feature.State] { moments.last?.between ?? [] }

    /// The answer that the last step was, if it was one.
    public var lastAnswer: Answered? {
        guard case .answer? = moments.last?.step else { return nil }
        return answers.last
    }

    /// What the user has done since a moment.
    public func userSteps(since moment: Int = 0) -> ArraySlice<(moment: Int, step: Feature.Step)> {
        let end = userSteps.lastIndex { $0.moment <= moment } ?? -1
        return userSteps[(end + 1)...]
    }

    /// The last step of the user that meets a condition, given the state before it.
    public func lastUserStep(
        since start: Int = 0, _ isMeant: (Feature.Step, _ before: Feature.State) -> Bool
    ) -> (moment: Int, step: Feature.Step)? {
        userSteps(since: start).last { isMeant($0.step, moments[$0.moment - 1].state) }
    }
}

extension History {
    /// The names of the requests that the last step has opened.
    public var opened: [String] {
        requests.reversed().prefix { $0.opened == moments.count - 1 }.reversed().map(\.name)
    }

    /// The numbers of the requests that the last step has cancelled.
    public var cancelled: [Int] {
        open.filter { $0.cancelled == moments.count - 1 }.map(\.number)
    }

    /// The numbers of the requests that were awaited before the last step.
    public func awaitedBefore(_ isMeant: (RequestSpan) -> Bool = { _ in true }) -> [Int] {
        let last = moments.count - 1
        return open.filter {
            $0.opened < last && ($0.cancelled ?? last) == last && isMeant($0)
        }
        .map(\.number)
    }

    /// Whether a request of this name is awaited.
    public func awaits(_ name: String) -> Bool {
        open.contains { $0.name == name && $0.isAwaited }
    }

    /// The calls that should not have ended: those whose requests have not.
    ///
    /// A request that is cancelled ends at once if the service honours that.
    public var callsInFlight: Set<Int> { callsInFlight { _ in true } }

    public func callsInFlight(_ isMeant: (RequestSpan) -> Bool) -> Set<Int> {
        Set(
            open.filter { (cancellation == .ignored || !$0.isCancelled) && isMeant($0) }
                .map { call(of: $0) })
    }

    /// The call that a request belongs to. The requests of a stream follow one another.
    private func call(of request: RequestSpan) -> Int {
        guard request.kind == .stream, case .answer(let number, _)? = moments[request.opened].step,
            let last = requests.first(where: { $0.number == number }), last.kind == .stream
        else { return request.opened }
        return call(of: last)
    }
}

extension History.Answered {
    /// What the answer has brought, if it is of this type.
    public func value<Value>(_: Value.Type) -> Value? {
        if case .success(let value)? = result { value as? Value } else { nil }
    }

    public func error<Failure>(_: Failure.Type) -> Failure? {
        if case .failure(let error)? = result { error as? Failure } else { nil }
    }
}

extension History {
    /// The newest answer of this type that came in its turn, and the request that it belongs to.
    public func newest<Value>(_ type: Value.Type) -> (request: RequestSpan, value: Value)? {
        for answer in answers.reversed() where answer.wasWanted {
            if let value = answer.value(type) { return (answer.request, value) }
        }
        return nil
    }

    /// The error of the last failure that came in its turn, unless a step since then clears it.
    public func lastError<Failure: Error>(
        _ type: Failure.Type, clearedBy clears: (Feature.Step, Failure) -> Bool
    ) -> Failure? {
        for answer in answers.reversed() where answer.wasWanted {
            guard let error = answer.error(type) else { continue }
            return userSteps(since: answer.moment).contains { clears($0.step, error) }
                ? nil : error
        }
        return nil
    }

    /// The messages of failures that the screen wanted to know.
    public var messages: [String] {
        answers.compactMap { answered in
            guard answered.wasWanted, case .fail(let message) = answered.answer else { return nil }
            return message
        }
    }
}
