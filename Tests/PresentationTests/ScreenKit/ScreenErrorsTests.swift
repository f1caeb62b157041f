import Domain
import Testing

@testable import Presentation

@Suite("An error is shown until it is dismissed or the same is done again")
struct ScreenErrorsTests {
    @Test("The newest of the writes comes first, then that of the read; each goes by itself")
    func shown() {
        let (read, a, b) = (ItemError.cancelled, ItemError.notFound("a"), ItemError.notFound("b"))
        let newer = ItemError.unavailable("Full.")
        var errors = ScreenErrors<ItemError>()
        for (step, shown, ofWrite) in [
            ({ $0.failWrite(a, of: "a") }, a, a),
            ({ $0.failWrite(b, of: "b") }, b, b),
            ({ $0.failRead(read) }, b, b),
            ({ $0.failWrite(newer, of: "a") }, newer, newer),
            ({ $0.dismiss(.unavailable("Older.")) }, newer, newer),
            ({ $0.beginWrite() }, newer, newer),
            ({ $0.dismiss(newer) }, b, b),
            ({ $0.beginRead() }, b, b),
            ({ $0.failRead(read) }, b, b),
            ({ $0.beginWrite(of: "b") }, read, nil),
            ({ $0.beginRead() }, nil, nil),
            ({ $0.failRead(read) }, read, nil),
            ({ $0.dismiss(read) }, nil, nil),
            ({ $0.failRead(a) }, a, nil),
            ({ $0.failWrite(a, of: "a") }, a, a),
            ({ $0.dismiss(a) }, nil, nil),
        ] as [((inout ScreenErrors<ItemError>) -> Void, ItemError?, ItemError?)] {
            step(&errors)
            #expect(errors.shown == shown)
            #expect(errors.failedWrite == ofWrite)
        }
    }
}
