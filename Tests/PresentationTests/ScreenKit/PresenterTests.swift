import Testing

@testable import Presentation

@Suite("One alert or sheet after the other")
struct PresenterTests {
    private var presenter = Presenter()

    @Test("The end of an animation changes nothing if another alert has opened meanwhile")
    mutating func closing() {
        #expect(presenter.phase == .idle)
        presenter.show()
        #expect(presenter.phase == .showing)
        let animation = presenter.animate()
        #expect(presenter.phase == .animating)
        presenter.show()
        presenter.end(animation)
        #expect(presenter.phase == .showing)
    }

    @Test("An alert closes, then its sheet: the end of the alert's animation is not enough")
    mutating func overlapping() {
        #expect(Presenter(isAppearing: true).phase == .animating, "The view appears.")
        let (alert, sheet) = (presenter.animate(), presenter.animate())
        presenter.end(alert)
        #expect(presenter.phase == .animating)
        presenter.end(sheet)
        #expect(presenter.phase == .idle)
    }

    @Test("An alert that closes under a sheet lets nothing open before the sheet has closed")
    mutating func covered() {
        presenter.show()
        presenter.isCovered = true
        presenter.end(presenter.animate())
        #expect(!presenter.canOpen)
        presenter.isCovered = false
        presenter.end(presenter.animate())
        #expect(presenter.canOpen)
    }
}
