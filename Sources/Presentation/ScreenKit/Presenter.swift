/// Says when the next alert or sheet may open. SwiftUI loses one that opens while another opens or closes.
///
/// SwiftUI does not report when an animation has ended. So the view tells the presenter when the time of an
/// animation is over.
struct Presenter: Equatable {
    enum Phase {
        case idle, showing, closing
    }

    private(set) var phase: Phase
    private var animations = 0

    /// Nothing opens while the view itself appears with an animation.
    init(isAppearing: Bool = false) { phase = isAppearing ? .closing : .idle }

    mutating func show() { phase = .showing }

    /// An animation begins, in which something closes or the view appears. Returns its number, for `end`.
    mutating func close() -> Int {
        phase = .closing
        animations += 1
        return animations
    }

    /// Ends the wait, unless something has opened or begun to close since.
    mutating func end(_ animation: Int) {
        if phase == .closing, animation == animations { phase = .idle }
    }
}
