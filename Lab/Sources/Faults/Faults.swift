import Scenarios

/// Ten famous mistakes, each found by the explorer for its own reason.
package enum Faults {
    package static let all: [any AnyFault] = [
        Fault(.lateAnswer, .mvvm, LateAnswerViewModel.self, right: "Users/MVVM/UsersViewModel"),
        Fault(.spinner, .mvvm, EndedSpinnerViewModel.self, right: "Users/MVVM/UsersViewModel"),
        Fault(.reappearing, .mvi, ReappearingItemReducer.self, right: "Items/MVI/ItemsReducer"),
        Fault(
            .cancelledIsError, .mvvm, CancelledIsErrorViewModel.self,
            right: "Users/MVVM/UsersViewModel"),
        Fault(.heldScreen, .mvvm, HeldScreenViewModel.self, right: "Login/MVVM/LoginViewModel"),
        Fault(.twoTaps, .mvvm, TwoTapsViewModel.self, right: "Login/MVVM/LoginViewModel"),
        Fault(.wrongPlace, .mvi, WrongPlaceReducer.self, right: "Items/MVI/ItemsReducer"),
        Fault(.nextSession, .mvvm, NextSessionContainer.self, right: "App/MVVM/AppViewModel"),
        Fault(.overtaking, .mvvm, OvertakingViewModel.self, right: "Notes/MVVM/NotesViewModel"),
        Fault(.lostWrite, .mvvm, LostWriteViewModel.self, right: "Notes/MVVM/NotesViewModel"),
    ]
}
