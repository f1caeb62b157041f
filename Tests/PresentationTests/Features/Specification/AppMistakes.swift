import Domain
import Presentation
import Scenarios

extension AppScenario: FeatureWithMistakes {
    static let mistakes = [
        Mistake<AppScenario>(
            "The main screen is there",
            shows: { $0.changeMain { $0 = .init(session: .init(email: "")) } }),
        Mistake("The login screen keeps", ignores: { $0 == .login(.submit) }),
        Mistake("The items keep", shows: { $0.changeMain { $0.items.isLoading = false } }),
        Mistake("The users keep", shows: { $0.changeMain { $0.users.isLoading = false } }),
        Mistake("The counter keeps", shows: { $0.changeMain { $0.counter.isLoading = false } }),
        Mistake("The notes keep", shows: { $0.changeMain { $0.notes.isLoading = false } }),
        Mistake(
            "Logging out saves", seenBy: savesNotesAtLogOut,
            asks: { $0.notes.notes.save = SavesNothing() }),
        Mistake("Logging out ends", seenBy: savesNotesAtLogOut) { screen in
            screen.replacing {
                $0 == .logOut ? screen.perform($0).map { _ in Task {} } : screen.perform($0)
            }
        },
        Mistake("The tab is", isSeen: MainTab.allCases.count > 1, ignores: { $0.isTab }),
        Mistake("The path has", shows: { $0.changeMain { $0.userPath = [] } }),
        Mistake(
            "Logging out cancels",
            seenBy: """
                login email al@x.test
                login password enigma
                login submit
                answer 1 ok
                log-out
                """,
            asks: {
                $0.items.getItems = UncancelledItems(base: $0.items.getItems)
            }),
        // Tapping a tab waits for the last login.
        Mistake("A call of another screen") { screen in
            var last: Task<Void, Never>?
            return screen.replacing { step in
                let call = screen.perform(step)
                last = call ?? last
                return step.isTab ? last : call
            }
        },
    ]

    private static let savesNotesAtLogOut = """
        login email al@x.test
        login password enigma
        login submit
        answer 1 ok
        notes add n3
        notes type Hi
        log-out
        """
}

extension AppScenario.Step {
    fileprivate var isTab: Bool { if case .tab = self { true } else { false } }
}

extension AppState {
    fileprivate mutating func changeMain(_ change: (inout MainState) -> Void) {
        guard case .main(var main) = self else { return }
        change(&main)
        self = .main(main)
    }
}

private struct SavesNothing: SaveNoteUseCase {
    func execute(
        id: Note.ID, text: String, replacing base: String?, for session: Session
    ) async throws(NoteError) {}
}
