import Domain
package import FaultyScreens
import Presentation
package import Scenarios

/// The screens of the ten mistakes.
///
/// Several modules have this file. Each module compiles it under its own condition: with the mistakes, or
/// with mends, which are changes that should remove them.
package enum Screens {
    package static let lateAnswer = InEachPattern<UsersScenario> {
        LateAnswerViewModel(UsersState(), $0).screen
    } mvi: {
        SmallStore(UsersState(), LateAnswerReducer(useCases: $0)).screen
    }
    package static let endedSpinner = InEachPattern<UsersScenario> {
        EndedSpinnerViewModel(UsersState(), $0).screen
    } mvi: {
        SmallStore(UsersState(), EndedSpinnerReducer(useCases: $0)).screen
    }
    package static let reappearingItem = InEachPattern<ItemsScenario> {
        ReappearingItemViewModel(ItemsState(), $0).screen
    } mvi: {
        ReappearingItemReducer(useCases: $0).screen
    }
    package static let cancelledIsError = InEachPattern<UsersScenario> {
        CancelledIsErrorViewModel(UsersState(), $0).screen
    } mvi: {
        SmallStore(UsersState(), CancelledIsErrorReducer(useCases: $0)).screen
    }
    package static let heldScreen = InEachPattern<LoginScenario> {
        HeldScreenViewModel(LoginState(), $0).screen
    } mvi: {
        HeldScreenStore(LoginState(), SubmitReducer(useCases: $0)).screen
    }
    package static let twoTaps = InEachPattern<LoginScenario> {
        TwoTapsViewModel(LoginState(), $0).screen
    } mvi: {
        SmallStore(LoginState(), TwoTapsReducer(useCases: $0)).screen
    }
    package static let wrongPlace = InEachPattern<ItemsScenario> {
        WrongPlaceViewModel(ItemsState(), $0).screen
    } mvi: {
        WrongPlaceReducer(useCases: $0).screen
    }
    package static let nextSession = InEachPattern<AppScenario> {
        NextSessionContainer(useCases: $0).screen
    } mvi: { useCases in
        AppScenario.screen(useCases) {
            FaultyApp(.init(), NextSessionReducer(AppScenario.reducer(useCases)))
        }
    }
    package static let overtaking = InEachPattern<CounterScenario> {
        OvertakingViewModel(CounterState(), $0).screen
    } mvi: {
        OvertakingReducer(useCases: $0).screen
    }
    package static let lostWrite = InEachPattern<CounterScenario> {
        LostWriteViewModel(CounterState(), $0).screen
    } mvi: {
        LostWriteReducer(useCases: $0).screen
    }
}
