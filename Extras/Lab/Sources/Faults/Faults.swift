package import Explorer
package import FaultyScreens
import Mended
import Mistakes
package import Scenarios
import WrongMends1
import WrongMends2

/// A small screen with a famous mistake, as a team would write it, and its mends: changes that should
/// remove the mistake.
package struct Fault<F: Feature>: AnyFault {
    package let name: String
    package let subject: String
    package let steps: [F.Step]
    package let incident: String?
    package let mistake: InEachPattern<F>
    package let mends: [InEachPattern<F>]
    package let mended: InEachPattern<F>
    package let isPlayedAsMVI: Bool

    init(
        _ name: String, _ subject: String, _ mistake: InEachPattern<F>,
        mends: [InEachPattern<F>] = [], mended: InEachPattern<F>, isPlayedAsMVI: Bool = false,
        steps: [F.Step], incident: String? = nil
    ) {
        (self.name, self.subject, self.steps, self.incident) = (name, subject, steps, incident)
        (self.mistake, self.mends, self.mended) = (mistake, mends, mended)
        self.isPlayedAsMVI = isPlayedAsMVI
    }
}

/// A fault of any feature.
package protocol AnyFault: Sendable {
    associatedtype F: Feature
    var name: String { get }
    /// The files with the code of the fault have names that begin with this text.
    var subject: String { get }
    /// The screen with the mistake.
    var mistake: InEachPattern<F> { get }
    /// The screens with mends that look right but are wrong; empty for most mistakes.
    var mends: [InEachPattern<F>] { get }
    /// The screen with the mend that is right.
    var mended: InEachPattern<F> { get }
    /// True if the page plays the mistake in MVI, false if in MVVM.
    var isPlayedAsMVI: Bool { get }
    /// The steps that the screen supports.
    var steps: [F.Step] { get }
    /// A public issue about the mistake, with a summary.
    var incident: String? { get }
}

extension AnyFault {
    /// The app's own screen, in the pattern in which the page plays the mistake.
    package var right: Pattern<F> { isPlayedAsMVI ? .mvi : .mvvm }

    /// This screen, in the pattern in which the page plays the mistake.
    package func played(_ screen: InEachPattern<F>) -> Pattern<F> {
        isPlayedAsMVI ? screen.mvi : screen.mvvm
    }
}

/// Ten famous mistakes. Random plays find each of them.
package enum Faults {
    package static let all: [any AnyFault] = [
        Fault(
            "A late answer is shown like any other", "LateAnswer", Mistakes.Screens.lateAnswer,
            mends: [WrongMends1.Screens.lateAnswer, WrongMends2.Screens.lateAnswer],
            mended: Mended.Screens.lateAnswer, steps: users,
            incident: "GitHawkApp/GitHawk #549: A late answer was shown like any other."),
        Fault(
            "A late answer ends the spinner of a newer load", "EndedSpinner",
            Mistakes.Screens.endedSpinner, mended: Mended.Screens.endedSpinner, steps: users,
            incident: """
                BasedHardware/omi #11297: It ended “the searching state, which by then belongs \
                to its replacement”.
                """),
        Fault(
            "A load brings back what is being deleted", "ReappearingItem",
            Mistakes.Screens.reappearingItem,
            mends: [WrongMends1.Screens.reappearingItem, WrongMends2.Screens.reappearingItem],
            mended: Mended.Screens.reappearingItem, isPlayedAsMVI: true, steps: items,
            incident: "BasedHardware/omi #10878: “The deleted item reappears.”"),
        Fault(
            "A cancelled load is shown as an error", "CancelledIsError",
            Mistakes.Screens.cancelledIsError, mended: Mended.Screens.cancelledIsError,
            steps: users,
            incident: "ruddarr #130: A cancelled load was shown as an error."),
        Fault(
            "A request in flight holds the screen", "HeldScreen", Mistakes.Screens.heldScreen,
            mended: Mended.Screens.heldScreen, steps: login,
            incident: "bocan-music #279: Requests in flight held the screen, by six handles."),
        Fault(
            "Two taps open a screen twice", "TwoTaps", Mistakes.Screens.twoTaps,
            mended: Mended.Screens.twoTaps, steps: login,
            incident: """
                wordpress-mobile/WordPressAuthenticator-iOS #453: Two taps opened a screen \
                twice.
                """),
        Fault(
            "A delete that fails puts the item back in the wrong place", "WrongPlace",
            Mistakes.Screens.wrongPlace, mended: Mended.Screens.wrongPlace, isPlayedAsMVI: true,
            steps: items),
        Fault(
            "The next session begins with what the last one left", "NextSession",
            Mistakes.Screens.nextSession, mended: Mended.Screens.nextSession,
            steps: AppScenario.walkSteps.filter { step in
                if case .link = step { return false }
                let others: [AppScenario.Step] = [.end, .quit]
                return !(others + [.items(.add("n")), .items(.add("m"))]).contains(step)
            },
            incident: "inaturalist #153: The next session began with what the last one had left."),
        Fault(
            "Of two taps that are sent at once, the older is done last", "Overtaking",
            Mistakes.Screens.overtaking,
            mends: [WrongMends1.Screens.overtaking, WrongMends2.Screens.overtaking],
            mended: Mended.Screens.overtaking, steps: counter),
        Fault(
            "Leaving the screen cancels a write", "LostWrite", Mistakes.Screens.lostWrite,
            mends: [WrongMends1.Screens.lostWrite, WrongMends2.Screens.lostWrite],
            mended: Mended.Screens.lostWrite, steps: counter),
    ]

    private static let users: [UsersScenario.Step] = [
        .load, .search("zoe "), .search(""), .select("1"), .select("2"), .clearError(nil),
        .clearError("No. 1"),
    ]
    private static let login: [LoginScenario.Step] = [
        .email("al@x.test"), .email("al@x.test "), .email("al@x.invalid"), .password("enigma"),
        .password("engima"), .submit,
    ]
    private static let items: [ItemsScenario.Step] = [
        .load, .select("a"), .deselect, .delete("a"), .delete("b"), .clearError(nil),
        .clearError("No. 1"),
    ]
    private static let counter: [CounterScenario.Step] = [.load, .increment, .reset]
}
