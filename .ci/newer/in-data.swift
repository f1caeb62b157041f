// Read by .ci/constructs. Comments may name InlineArray, or Task.immediate.
import Observation
import Synchronization

final class Numbers: Sendable {
    // The minimum has these two types.
    private let lock = Mutex([1, 2])
    private let count = Atomic(0)
    private let three: InlineArray<3, Int> = [1, 2, 3]  // refused
    private let two: [2 of Int] = [1, 2]  // refused
    let text = "Observations are not a type here, nor is “isolated deinit” a mistake"

    isolated deinit {}  // refused

    func numbers(_ model: Model) async {
        Task.immediate { print(Task.name ?? "") }  // refused
        for await number in Observations({ model.number }) { print(number) }  // refused
        let retry: RetryPolicy = .immediate
        for await number in model.numbers as any AsyncSequence<Int, Never> { print(number, retry) }
    }
}
