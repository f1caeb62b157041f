import Domain
public import Presentation

extension ItemsScenario {
    nonisolated public static let exploredSteps: [Step] = [
        .load, .select("a"), .deselect, .delete("a"), .delete("b"), .clearError(nil),
        .clearError("No. 1"),
    ]

    nonisolated public static let exploredContent = Content(
        [Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana")], deletedWhenAsked: ["b"])

    nonisolated public static let walkContent = Content(
        (1...100).map { Item(id: "\($0)", name: "Item \($0)") },
        deletedWhenAsked: Set((1...50).map { "\($0)" }))

    nonisolated public static let walkSteps: [Step] =
        [Step](repeating: .load, count: 200)
        + walkContent.items.flatMap { [.select($0.id), .delete($0.id)] }
        + [.deselect, .clearError(nil)]

    nonisolated public static func canonicalState(_ state: ItemsState) -> String {
        // Whether it is the error of the first request decides what `clear-error No. 1` does.
        let error = state.error.map { $0.message == "No. 1" ? "first error" : "error" } ?? ""
        return """
            \(state.items.map(\.id)) \(state.selectedItemID ?? "") \(state.isLoading) \(error) \
            \(state.deleting.sorted()) \(state.deletedDuringLoad.sorted())
            """
    }

    nonisolated public static func serviceState(after history: History<ItemsScenario>) -> String {
        let asked = history.requests.compactMap(\.deletes)
        let gone = history.deleted.union(exploredContent.deletedWhenAsked.intersection(asked))
        return "without \(gone.sorted())"
    }

    nonisolated public static func serviceContent(
        after history: History<ItemsScenario>
    ) -> String { "without \(history.deleted.sorted())" }

    nonisolated public static func isWaiting(_ state: ItemsState) -> Bool {
        state.isLoading || !state.deleting.isEmpty
    }

    nonisolated public static var situations: [Situation<ItemsScenario>] {
        [
            Situation("a load is answered while a delete is in flight") { history in
                guard let answer = history.lastAnswer else { return false }
                return answer.request.name == "load" && answer.wasWanted
                    && !history.state.deleting.isEmpty
            },
            Situation("an item has been deleted while a load is open") {
                !$0.state.deletedDuringLoad.isEmpty
            },
            Situation("a delete has failed") { history in
                history.answers.contains { $0.request.deletes != nil && !$0.succeeded }
            },
            Situation("the answer of a cancelled load has come") { history in
                history.answers.contains { !$0.wasWanted }
            },
        ]
    }
}

extension History<ItemsScenario> {
    /// What the service has deleted.
    fileprivate var deleted: Set<Item.ID> {
        Set(answers.filter(\.succeeded).compactMap(\.request.deletes))
    }
}

extension RequestSpan {
    fileprivate var deletes: Item.ID? {
        name.hasPrefix("delete ") ? String(name.dropFirst("delete ".count)) : nil
    }
}
