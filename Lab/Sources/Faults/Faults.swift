import Scenarios

/// Ten famous mistakes, each found by the explorer for its own reason.
package enum Faults {
    package static let all: [any AnyFault] = [
        Fault(
            "A late answer is shown like any other", .mvvm, LateAnswerViewModel.self,
            incident: "GitHawk #549: A late answer was shown like any other."),
        Fault(
            "A late answer ends the spinner of a newer load", .mvvm, EndedSpinnerViewModel.self,
            incident: """
                BasedHardware/omi #11297: It ended “the searching state, which by then belongs \
                to its replacement”.
                """),
        Fault(
            "A load brings back what is being deleted", .mvi, ReappearingItemReducer.self,
            incident: "BasedHardware/omi #10878: “The deleted item reappears.”"),
        Fault(
            "A cancelled load is shown as an error", .mvvm, CancelledIsErrorViewModel.self,
            incident: "ruddarr #130: A cancelled load was shown as an error."),
        Fault(
            "A request in flight holds the screen", .mvvm, HeldScreenViewModel.self,
            incident: "bocan-music #279: Requests in flight held the screen, by six handles."),
        Fault(
            "Two taps open a screen twice", .mvvm, TwoTapsViewModel.self,
            incident: "WordPressAuthenticator-iOS #453: Two taps opened a screen twice."),
        Fault(
            "A delete that fails puts the item back in the wrong place", .mvi,
            WrongPlaceReducer.self),
        Fault(
            "The next session begins with what the last one left", .mvvm,
            NextSessionContainer.self,
            incident: "inaturalist #153: The next session began with what the last one had left."),
        Fault(
            "Saving at each key, an older text overwrites a newer one", .mvvm,
            OvertakingViewModel.self),
        Fault("Leaving the screen cancels a write", .mvvm, LostWriteViewModel.self),
    ]
}
