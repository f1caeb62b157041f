import Scenarios

extension Requests {
    /// As `settle`, for views: they await calls whose ends the services do not see.
    static func settleViews(_ all: [Requests]) async {
        for _ in 1...20 { await settle(all) }
    }
}
