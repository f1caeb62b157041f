import Domain
import Presentation
import Testing

@Suite("The notes reducer", .timeLimit(.minutes(1)))
@MainActor
struct NotesReducerTests {
    @Test("Each rule", arguments: NotesContract.allCases)
    func rule(_ rule: NotesContract) async {
        await NotesChecks {
            let reducer = NotesReducer(useCases: $0.useCases, delay: $0.delay)
            return NotesStore(NotesState(session: $0.session), reducer: reducer)
        }
        .check(rule)
    }
}
