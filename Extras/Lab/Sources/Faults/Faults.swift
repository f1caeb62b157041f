package import Explorer
package import Scenarios

/// A small screen with one famous mistake in it, written as a team would write it.
package struct Fault<F: Feature>: AnyFault {
    package let name: String
    package let right: Pattern<F>
    package let screens: [Pattern<F>]
    package let steps: [F.Step]
    package let incident: String?

    init(
        _ name: String, _ right: Pattern<F>,
        _ faulty: @escaping @MainActor @Sendable (F.UseCases) -> Screen<F>,
        steps: [F.Step] = F.exploredSteps, incident: String? = nil
    ) {
        (self.name, self.right, self.steps, self.incident) = (name, right, steps, incident)
        screens = [Pattern(name: right.name, makeScreen: faulty)]
    }
}

/// A fault of any feature.
package protocol AnyFault: Sendable {
    associatedtype F: Feature
    var name: String { get }
    /// The screen with the mistake.
    var screens: [Pattern<F>] { get }
    /// The steps that it knows.
    var steps: [F.Step] { get }
    /// The screen without the mistake.
    var right: Pattern<F> { get }
    /// A public thread about the mistake, and what it says.
    var incident: String? { get }
}

/// Ten famous mistakes, each found by random plays for its own reason.
package enum Faults {
    package static let all: [any AnyFault] = [
        Fault(
            "A late answer is shown like any other", .mvvm, { LateAnswerViewModel.makeScreen($0) },
            incident: "GitHawk #549: A late answer was shown like any other."),
        Fault(
            "A late answer ends the spinner of a newer load", .mvvm,
            { EndedSpinnerViewModel.makeScreen($0) },
            incident: """
                BasedHardware/omi #11297: It ended “the searching state, which by then belongs \
                to its replacement”.
                """),
        Fault(
            "A load brings back what is being deleted", .mvi,
            { ReappearingItemReducer.makeScreen($0) },
            incident: "BasedHardware/omi #10878: “The deleted item reappears.”"),
        Fault(
            "A cancelled load is shown as an error", .mvvm,
            { CancelledIsErrorViewModel.makeScreen($0) },
            incident: "ruddarr #130: A cancelled load was shown as an error."),
        Fault(
            "A request in flight holds the screen", .mvvm, { HeldScreenViewModel.makeScreen($0) },
            incident: "bocan-music #279: Requests in flight held the screen, by six handles."),
        Fault(
            "Two taps open a screen twice", .mvvm, { TwoTapsViewModel.makeScreen($0) },
            incident: "WordPressAuthenticator-iOS #453: Two taps opened a screen twice."),
        Fault(
            "A delete that fails puts the item back in the wrong place", .mvi,
            { WrongPlaceReducer.makeScreen($0) }),
        Fault(
            "The next session begins with what the last one left", .mvvm,
            { NextSessionContainer.makeScreen($0) },
            steps: AppScenario.walkSteps.filter { step in
                if case .link = step { return false }
                let others: [AppScenario.Step] = [.end, .quit, .notes(.logIn)]
                return !(others + [.items(.add("n")), .items(.add("m"))]).contains(step)
            },
            incident: "inaturalist #153: The next session began with what the last one had left."),
        Fault(
            "Saving at each key, an older text overwrites a newer one", .mvvm,
            { OvertakingViewModel.makeScreen($0) }, steps: typing),
        Fault(
            "Leaving the screen cancels a write", .mvvm, { LostWriteViewModel.makeScreen($0) },
            steps: typing),
    ]

    private static let typing: [NotesScenario.Step] = [
        .observe, .open("n1"), .type("b"), .type("c"), .close,
    ]
}
