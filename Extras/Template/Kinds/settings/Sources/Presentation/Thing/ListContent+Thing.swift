import Domain

extension ListContent {
    /// The same list, with its rows in the order that the user has chosen.
    func arranged(by thing: Thing, name: (Row) -> String) -> ListContent {
        var list = self
        list.rows = thing.arranged(rows, name: name)
        return list
    }
}
