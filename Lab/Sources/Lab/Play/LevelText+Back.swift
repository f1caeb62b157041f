extension LevelText {
    static let back = [
        LevelText(
            world: .back, mistake: "A delete that fails puts the item back in the wrong place",
            title: "The wrong shelf",
            story:
                "Deleting feels instant: the row goes at once, and comes back if the server says no.",
            hint: "Delete the first row, and let the server refuse.",
            moral: """
                The server refused, so the row has to come back. The right phone puts it at the \
                end: your list is in another order, though nothing was changed.
                """,
            mvvm: """
                 func delete(_ id: Item.ID) {
                -    let item = state.items.remove(at: index)
                +    state.deleting.insert(id)
                     // … and when the server refuses:
                -    state.items.append(item)
                +    state.deleting.remove(id)
                """,
            mvi: """
                 case .deleteTapped(let id):
                -    let item = state.items.remove(at: index)
                     state.deleting.insert(id)
                 case .deleteResponse(let item, .failure(let error)):
                     state.deleting.remove(item.id)
                -    state.items.append(item)
                 // What the list shows:
                +var visibleItems: [Item] {
                +    items.filter { !deleting.contains($0.id) }
                +}
                """),
        LevelText(
            world: .back, mistake: "A load brings back what is being deleted",
            title: "Back from the dead",
            story:
                "The same list. A question that was asked before you delete knows nothing of it.",
            hint:
                "Ask for the list, delete a row, send back the delete. Only then send back the list.",
            moral: """
                The list was fetched before you deleted the row, and it arrived after. So the right \
                phone shows a row that is gone. You delete it again, and get an error.
                """,
            mvvm: """
                 case .success(let items):
                -    state.items = items
                +    let gone = state.deletedDuringLoad
                +    state.items = items.filter { !gone.contains($0.id) }
                """,
            mvi: """
                 case .loadResponse(.success(let items)):
                     state.isLoading = false
                -    state.items = items
                +    let gone = state.deletedDuringLoad
                +    state.items = items.filter { !gone.contains($0.id) }
                """),
    ]
}
