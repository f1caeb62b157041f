/// Decides when the next alert or sheet may open. SwiftUI loses an alert or sheet that opens while
/// another opens or closes.
///
/// SwiftUI does not report when an animation has ended. So the view tells the presenter when the time of an
/// animation is over.
struct Presenter: Equatable {
    enum Phase {
        case idle, showing, animating
    }

    private(set) var phase: Phase
    /// True while a sheet covers the view. The sheet has its own presenter.
    var isCovered = false
    private var animations = 0

    /// Nothing opens while the view itself appears with an animation.
    init(isAppearing: Bool = false) { phase = isAppearing ? .animating : .idle }

    var canOpen: Bool { phase == .idle && !isCovered }

    mutating func show() { phase = .showing }

    /// An animation begins: an alert or sheet closes, or the view appears. Returns the number of the
    /// animation, for `end`.
    mutating func animate() -> Int {
        phase = .animating
        animations += 1
        return animations
    }

    /// Ends the wait, unless another alert or sheet has opened or begun to close since.
    mutating func end(_ animation: Int) {
        if phase == .animating, animation == animations { phase = .idle }
    }
}
