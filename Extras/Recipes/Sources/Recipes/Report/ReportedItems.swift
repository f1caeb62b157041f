public import Domain
public import Presentation

/// A view model of the items that writes a report. Each method adds its call. A store needs no such
/// code.
@MainActor
public final class ReportedItems: ItemsScreen {
    private let screen: ItemsViewModel
    private let report: ReportWriter
    private let observation: StateObservation<ItemsState>

    public init(_ screen: ItemsViewModel, _ report: ReportWriter) {
        (self.screen, self.report) = (screen, report)
        observation = report.observe { screen.state }
    }

    public var state: ItemsState { screen.state }
    public func load() -> ScreenTask { after("load").load() }
    public func select(_ id: Item.ID) { after("select", id).select(id) }
    public func deselect(_ id: Item.ID) { after("deselect", id).deselect(id) }
    public func openLink(to id: Item.ID) -> ScreenTask? { after("openLink", id).openLink(to: id) }
    public func delete(_ id: Item.ID) -> ScreenTask? { after("delete", id).delete(id) }
    public func add(_ id: Item.ID) { after("add", id).add(id) }
    public func edit(_ id: Item.ID) { after("edit", id).edit(id) }
    public func typeName(_ name: String, into id: Item.ID) {
        after("typeName", [id, name]).typeName(name, into: id)
    }
    public func save(_ id: Item.ID) -> ScreenTask? { after("save", id).save(id) }
    public func closeForm(_ id: Item.ID) { after("closeForm", id).closeForm(id) }
    public func keepDraft(_ id: Item.ID) { after("keepDraft", id).keepDraft(id) }
    public func discardDraft(_ id: Item.ID) { after("discardDraft", id).discardDraft(id) }
    public func dismiss(_ error: ItemError) { after("dismiss", error).dismiss(error) }

    private func after(_ method: String, _ value: any Encodable = [Int]()) -> ItemsViewModel {
        report.addCall(method, value)
        return screen
    }
}
