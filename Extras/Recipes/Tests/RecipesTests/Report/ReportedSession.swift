import Domain
import Foundation
import Presentation
import Recipes

/// A service with three items. It can't delete, and its error has a token.
struct ItemsWithoutDelete: GetItemsUseCase, DeleteItemUseCase, SaveItemUseCase {
    var items = Item.samples
    var token = "t0ken"

    func execute() async throws(ItemError) -> [Item] { items }

    func execute(id: Item.ID) async throws(ItemError) {
        throw .unavailable(Reason("Offline.", details: "GET /items?token=\(token)"))
    }

    func execute(_ item: Item, isNew: Bool) async throws(ItemError) -> Item { item }

    var useCases: ItemsUseCases { ItemsUseCases(getItems: self, deleteItem: self, saveItem: self) }
}

/// A service whose loads the test answers.
struct HeldItems: GetItemsUseCase {
    let loads: ControlledCalls<[Item]>

    func execute() async throws(ItemError) -> [Item] { await loads.call() }
}

/// A report, in a file of its own.
@MainActor
final class WrittenReport {
    let writer: ReportWriter
    let file: URL

    init(
        of screen: String = "items", shown: Set<String> = ["message"], lines: Int = 500,
        bytes: Int = 262_144
    ) {
        file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
        let header = ReportHeader(app: "1.2", system: "Test 3", screen: screen)
        writer = ReportWriter(header, shown: shown, file: file, lines: lines, bytes: bytes)
    }

    deinit { try? FileManager.default.removeItem(at: file) }

    var text: String { writer.lines.joined() }

    /// The report as somebody else reads it.
    func read() throws -> Report { try Report(contentsOf: file) }

    func store(_ service: ItemsWithoutDelete = ItemsWithoutDelete()) -> ItemsStore {
        ItemsStore(ItemsState(), reducer: ItemsReducer(useCases: service.useCases)) { [writer] in
            writer.add($0)
        }
    }
}

/// The user deletes an item, which fails, and changes another.
@MainActor
func play(on screen: any ItemsScreen, typing name: String = "Plum") async {
    await screen.load().finish()
    let items = screen.state.items
    await screen.delete(items[1].id)?.finish()
    if let error = screen.state.error { screen.dismiss(error) }
    screen.edit(items[0].id)
    screen.typeName(name, into: items[0].id)
    await screen.save(items[0].id)?.finish()
    screen.select(items[2].id)
    screen.add("new")
}
