import Testing

@testable import Presentation

@Suite("One alert or sheet after the other")
struct PresenterTests {
    private var presenter = Presenter()

    @Test("At first, only a view that appears with an animation has to be waited for")
    func first() {
        #expect(presenter.phase == .idle)
        #expect(Presenter(isAppearing: true).phase == .closing)
    }

    @Test("What closes has to close before the next one opens")
    mutating func closing() {
        presenter.show()
        #expect(presenter.phase == .showing)
        let animation = presenter.close()
        #expect(presenter.phase == .closing)
        presenter.end(animation)
        #expect(presenter.phase == .idle)
    }

    @Test("An alert closes, then its sheet: the end of the alert's animation is not enough")
    mutating func overlapping() {
        let (alert, sheet) = (presenter.close(), presenter.close())
        presenter.end(alert)
        #expect(presenter.phase == .closing)
        presenter.end(sheet)
        #expect(presenter.phase == .idle)
    }

    @Test("What has opened meanwhile stays open")
    mutating func openedMeanwhile() {
        let animation = presenter.close()
        presenter.show()
        presenter.end(animation)
        #expect(presenter.phase == .showing)
    }
}
