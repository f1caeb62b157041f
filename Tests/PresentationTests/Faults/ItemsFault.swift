@testable import Presentation

/// A faulty version of the items screen, to show that the checks can fail.
struct ItemsFault: Sendable {
    let pattern: Pattern
    let name: String
    let makeScreen: @MainActor (Requests) -> FeatureScreen<ItemsScenario>

    static let gallery: [ItemsFault] = stores + reducers + viewModels

    private static let stores: [ItemsFault] = [
        ItemsFault("a task that ends clears the slot of a newer one", .clearsNewerSlot),
        ItemsFault("the store reduces late answers", .reducesLateAnswers),
    ]

    private static let reducers = FaultyItemsReducer.Fault.allCases.map { fault in
        ItemsFault(pattern: .mvi, name: fault.rawValue) { requests in
            let reducer = FaultyItemsReducer(base: .gated(by: requests), fault: fault)
            // Late answers pass, so that mistakes about them can be seen.
            let faults: SeedStore<FaultyItemsReducer>.Faults =
                fault == .showsCancellation ? .reducesLateAnswers : []
            return Screen(SeedStore(ItemsState(), reducer: reducer, faults: faults))
        }
    }

    private static let viewModels = FaultyItemsViewModel.Fault.allCases.map { fault in
        ItemsFault(pattern: .mvvm, name: fault.rawValue) { requests in
            let service = GatedItems(ItemsScenario.sampleContent, requests: requests)
            let viewModel = FaultyItemsViewModel(fault, getItems: service, deleteItem: service)
            return Screen(
                model: viewModel, state: { viewModel.state }, perform: viewModel.perform)
        }
    }
}

extension ItemsFault {
    private init(_ name: String, _ faults: SeedStore<ItemsReducer>.Faults) {
        self.init(pattern: .mvi, name: name) { requests in
            Screen(SeedStore(ItemsState(), reducer: .gated(by: requests), faults: faults))
        }
    }
}

extension ItemsReducer {
    @MainActor
    static func gated(by requests: Requests) -> ItemsReducer {
        let service = GatedItems(ItemsScenario.sampleContent, requests: requests)
        return ItemsReducer(getItems: service, deleteItem: service)
    }
}
