import AllocationCounter

/// What one of something takes in memory, as the average of many.
@MainActor
public struct Footprint {
    public let name: String
    private let make: () -> Any

    public init(_ name: String, make: @escaping () -> Any) {
        self.name = name
        self.make = make
    }

    /// Bytes as the allocator rounds them; nil where they can't be counted.
    public func measure(count: Int = 1_000) async -> Double? {
        guard allocations_are_counted() else { return nil }
        var made: [Any] = []
        made.reserveCapacity(2 * count)
        // What is made once for all of them is made with the first.
        for _ in 0..<count { made.append(make()) }
        await settle()
        let before = allocations().live
        for _ in 0..<count { made.append(make()) }
        await settle()
        let after = allocations().live
        withExtendedLifetime(made) {}
        return Double(after - before) / Double(count)
    }

    /// Lets the tasks begin that have been made so far.
    private func settle() async {
        await Task {}.value
    }
}
