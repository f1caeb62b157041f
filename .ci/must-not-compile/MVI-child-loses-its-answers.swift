// A child with answers can't be used like a child without answers.
// Layer: Presentation
// Error: cannot convert

struct CarelessReducer: @MainActor Reducer {
    private let counter: Child<CarelessReducer, CounterReducer>

    init(_ counter: CounterReducer) {
        self.counter = Child(counter, at: \.self, action: noActions)
    }

    func reduce(_ state: inout CounterState, intent: CounterIntent) -> Effect<Self> {
        counter.reduce(&state, intent: intent, onEvent: never)
    }

    func reduce(_ state: inout CounterState, action: Never) -> Effect<Self> {}
}
