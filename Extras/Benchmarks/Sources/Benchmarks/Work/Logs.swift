import Domain
import Foundation
import Measuring
import Presentation
import Recipes

extension Comparison {
    /// Selects an item: without a log, with a log that stores nothing, and with logs that write a
    /// report.
    static func log(_ count: Int, in folder: URL) async -> Comparison {
        let items = ReadyItems(count: count)
        let ids = items.items[(count / 2)...].prefix(2).map(\.id)
        func store(_ log: ItemsStore.Log?) async -> ItemsStore {
            let useCases = ItemsUseCases(getItems: items, deleteItem: items, saveItem: items)
            let store = ItemsStore(
                ItemsState(), reducer: ItemsReducer(useCases: useCases), log: log)
            await store.send(.loadRequested)?.finish()
            return store
        }
        func report(_ file: String? = nil) -> ReportWriter {
            ReportWriter(
                ReportHeader(app: "1", screen: "items"), shown: ["message"],
                file: file.map { folder.appending(path: $0) })
        }
        let (memory, file, ofCalls) = (report(), report("report-\(count)"), report())
        let off = await store(nil)
        let empty = await store { _ in }
        let kept = await store { memory.add($0) }
        let written = await store { file.add($0) }
        let viewModel = await items.makeViewModel()
        let reported = ReportedItems(viewModel, ofCalls)
        return Comparison(
            "Select in a list of \(count.grouped), the log off and on", clock: .cpu,
            subjects: [
                Subject("store, the log off", with: ids) { off.send(.itemTapped($0)) },
                Subject("store, a log that keeps nothing", with: ids) {
                    empty.send(.itemTapped($0))
                },
                Subject("store, a report in memory", with: ids) { kept.send(.itemTapped($0)) },
                Subject("store, a report also in a file", with: ids) {
                    written.send(.itemTapped($0))
                },
                Subject("view model, a report of its calls", with: ids) { reported.select($0) },
            ])
    }
}
