/// Holds callers until the test opens it, whether or not they are cancelled meanwhile.
@MainActor
final class Gate<Value: Sendable> {
    private var callers: [CheckedContinuation<Value, Never>] = []
    private var arrived = 0
    private var gone = 0

    /// Waits in line and returns what the gate is opened with.
    func pass() async -> Value {
        arrived += 1
        let value = await withCheckedContinuation { callers.append($0) }
        gone += 1
        return value
    }

    /// Returns when so many callers have arrived in all.
    func arrivals(_ count: Int) async {
        while arrived < count { await Task.yield() }
    }

    /// Lets the caller in this place of the line go, and returns when it has gone as far as it can.
    ///
    /// The caller is on the main actor too: once it is seen to be gone, it has had its turn.
    func open(_ value: Value, place: Int = 0) async {
        let expected = gone + 1
        callers.remove(at: place).resume(returning: value)
        while gone < expected { await Task.yield() }
    }
}
