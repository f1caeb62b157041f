import Domain
import FaultyScreens
import Presentation
import Scenarios

/// Wires an app, and makes the list of items once.
@MainActor
final class NextSessionContainer: FaultyContainer {
    let useCases: AppScenario.UseCases

    init(useCases: AppScenario.UseCases) { self.useCases = useCases }

    #if MISTAKE
    private lazy var items = ItemsViewModel(useCases: useCases.items)
    #endif

    func makeMain(_ session: Session, _ place: Place?) -> MainViewModel {
        #if MISTAKE
        let items = self.items
        #else
        let items = ItemsViewModel(useCases: useCases.items, selectedItemID: place?.itemID)
        #endif
        return makeMain(session, place, items: items)
    }
}
