public import Domain
public import Scenarios

/// The errors that a screen has to show, computed from its requests and their answers.
public struct ShownErrors<Failure: DomainError>: Sendable {
    /// The error of the last read.
    public var ofRead: Failure?
    /// The errors of failed writes, each with the key of its request; the newest is last.
    public var ofWrites: [(key: String, error: Failure)] = []

    var shown: Failure? { ofWrites.last?.error ?? ofRead }

    mutating func dismiss(_ error: Failure?) {
        if let index = ofWrites.lastIndex(where: { $0.error == error }) {
            ofWrites.remove(at: index)
        } else if ofRead == error {
            ofRead = nil
        }
    }
}

extension Property {
    /// An error is shown until the user dismisses it or repeats the request. Nothing else clears it.
    ///
    /// `missing` has the errors of links that have found nothing, by moment. `begun` returns the keys of
    /// the writes that an event begins. `own` is called last for each event, and adds the errors of the
    /// screen itself.
    public init<Failure: DomainError, Memory: Sendable>(
        error shown: @escaping @Sendable (Feature.State) -> Failure?, remembering memory: Memory,
        missing: @escaping @Sendable (History<Feature>) -> [Int: Failure] = { _ in [:] },
        dismissed: @escaping @Sendable (Feature.Step) -> String??,
        begun: @escaping @Sendable (History<Feature>.Event) -> [String],
        own:
            @escaping @Sendable (inout ShownErrors<Failure>, inout Memory, History<Feature>.Event)
            -> Void = { _, _, _ in }
    ) {
        self.init("An error is shown until it is dismissed, or the same is done again") {
            shown($0.state)
        } is: { history in
            let first = ShownErrors(ofRead: shown(history.moments[0].state))
            let missing = missing(history)
            let (errors, _) = history.folded("errors", from: (first, memory)) { kept, event in
                let hasRead = history.requests.contains {
                    $0.opened == event.moment && $0.kind == .read
                }
                if hasRead { kept.0.ofRead = nil }
                switch event.what {
                case .input(let step):
                    if let message = dismissed(step) {
                        kept.0.dismiss(.named(message, or: kept.0.shown))
                    }
                case .answer(let answer):
                    guard case .failure(let error as Failure)? = answer.result else { break }
                    guard answer.request.kind == .write else {
                        kept.0.ofRead = error
                        break
                    }
                    guard !answer.isDone else { break }
                    kept.0.ofWrites.append((answer.request.key, error))
                case .other: break
                }
                let begun = begun(event)
                kept.0.ofWrites.removeAll { begun.contains($0.key) }
                if let error = missing[event.moment] { kept.0.ofRead = error }
                own(&kept.0, &kept.1, event)
            }
            return errors.shown
        }
    }
}

/// An error that may say that the item of a request no longer exists.
public protocol GoneError: DomainError {
    var isGone: Bool { get }
}

extension ItemError: GoneError {
    public var isGone: Bool { if case .notFound = self { true } else { false } }
}

extension History.Answered {
    /// True if the request succeeded. A delete also counts as done if its item was already gone.
    public var isDone: Bool {
        switch result {
        case .success?: true
        case .failure(let error as any GoneError)?:
            error.isGone && !request.name.hasPrefix("save ")
        default: false
        }
    }
}
