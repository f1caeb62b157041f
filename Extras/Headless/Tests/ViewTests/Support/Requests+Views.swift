import Scenarios

extension Requests {
    /// Returns when no view asks for anything more.
    ///
    /// Views await calls whose ends the services do not see, and which come back by way of the concurrent pool.
    /// There, what has least priority comes last.
    static func settleViews(_ all: [Requests]) async {
        var count = -1
        while count != all.reduce(0, { $0 + $1.all.count }) {
            count = all.reduce(0) { $0 + $1.all.count }
            for _ in 1...8 {
                for _ in 1...8 { await Task {}.value }
                await Task.detached(priority: .background) {}.value
            }
        }
    }
}
