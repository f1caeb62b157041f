import Scenarios

extension Requests {
    /// As `settle`, for views: they await calls whose ends the services do not see, and which come back by
    /// way of the concurrent pool. There, what has least priority comes last.
    static func settleViews(_ all: [Requests]) async {
        for _ in 1...8 {
            _ = await settle(all)
            await Task.detached(priority: .background) {}.value
        }
    }
}
