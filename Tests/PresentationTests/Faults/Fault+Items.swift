import Domain

@testable import Presentation

extension Fault<ItemsScenario> {
    static let items: [Fault] = stores + reducers + viewModels

    private static let stores: [Fault] = [
        Fault("a task that ends clears the slot of a newer one", .clearsNewerSlot),
        Fault("the store reduces late answers", .reducesLateAnswers),
        Fault("a running task holds the store", .outlivesOwner),
    ]

    private static let reducers = FaultyItemsReducer.Fault.allCases.map { fault in
        Fault(pattern: .mvi, name: fault.rawValue) { content, requests in
            let reducer = FaultyItemsReducer(base: .gated(content, by: requests), fault: fault)
            // Late answers pass, so that mistakes about them can be seen.
            let faults: SeedStore<FaultyItemsReducer>.Faults =
                fault == .showsCancellation ? .reducesLateAnswers : []
            return Screen(SeedStore(ItemsState(), reducer: reducer, faults: faults))
        }
    }

    private static let viewModels = FaultyItemsViewModel.Fault.allCases.map { fault in
        Fault(pattern: .mvvm, name: fault.rawValue) { content, requests in
            let service = GatedItems(content, requests: requests)
            let viewModel = FaultyItemsViewModel(fault, getItems: service, deleteItem: service)
            return Screen(
                model: viewModel, state: { viewModel.state }, perform: viewModel.perform)
        }
    }
}

extension Fault<ItemsScenario> {
    private init(_ name: String, _ faults: SeedStore<ItemsReducer>.Faults) {
        self.init(pattern: .mvi, name: name) { content, requests in
            Screen(SeedStore(ItemsState(), reducer: .gated(content, by: requests), faults: faults))
        }
    }
}

extension ItemsReducer {
    @MainActor
    static func gated(_ content: [Item], by requests: Requests) -> ItemsReducer {
        let service = GatedItems(content, requests: requests)
        return ItemsReducer(getItems: service, deleteItem: service)
    }
}
