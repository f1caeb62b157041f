/// Tries the steps of a scope in every order, short orders first, until `budget` steps were tried.
struct SyncExplorer {
    /// The number of tried steps, and the first broken promise.
    struct Report {
        var states = 0
        var steps = 0
        /// All orders of at most this many steps were tried.
        var depth = 0
        var order: [SyncStep] = []
        var violation: String?

        /// The steps, and the promise that they break.
        var failure: String? {
            violation.map { "\(order.map { "\($0)" }.joined(separator: ", ")): \($0)" }
        }
    }

    let scope: SyncScope
    var fault: SyncFault?
    /// How many steps to try at most.
    let budget: Int
    /// True if each state is checked once more after all requests have been answered.
    var checksEnds = true

    func explore() -> Report {
        var report = Report()
        var seen: Set<Int> = []
        var frontier = [(world: scope.world(fault), order: [SyncStep]())]
        while !frontier.isEmpty {
            var next: [(world: SyncWorld, order: [SyncStep])] = []
            for (world, order) in frontier {
                for step in scope.steps(in: world) {
                    guard report.steps < budget else { return report }
                    report.steps += 1
                    var after = world
                    after.take(step)
                    guard seen.insert(after.hashValue).inserted else { continue }
                    report.states += 1
                    let atTheEnd = { checksEnds ? after.violationAtTheEnd(scope.accounts) : nil }
                    if let violation = after.violation ?? atTheEnd() {
                        (report.order, report.violation) = (order + [step], violation)
                        return report
                    }
                    next.append((after, order + [step]))
                }
            }
            frontier = next
            report.depth += 1
        }
        return report
    }

    /// Takes random steps, and then answers all requests. If a promise is broken, the report has only
    /// the steps that are needed to break it.
    func walk(seed: Int, steps count: Int) -> Report {
        var random = RepeatableRandom(seed: UInt64(seed))
        var (world, report) = (scope.world(fault), Report())
        while report.order.count < count, world.violation == nil,
            let step = scope.steps(in: world).randomElement(using: &random)
        {
            report.order.append(step)
            world.take(step)
        }
        report.violation = world.violation ?? world.violationAtTheEnd(scope.accounts)
        if report.violation == nil { return report }
        for index in report.order.indices.reversed() {
            var order = report.order
            order.remove(at: index)
            guard let violation = violation(after: order) else { continue }
            (report.order, report.violation) = (order, violation)
        }
        return report
    }

    /// How these steps break a promise; nil if they do not, or if one of them is impossible.
    private func violation(after steps: [SyncStep]) -> String? {
        var world = scope.world(fault)
        for step in steps where world.violation == nil {
            guard scope.steps(in: world).contains(step) else { return nil }
            world.take(step)
        }
        return world.violation ?? world.violationAtTheEnd(scope.accounts)
    }
}
