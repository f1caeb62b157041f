import Domain
import Testing

@testable import Presentation

@Suite("An error is shown until it is dismissed or the same is done again")
struct ScreenErrorsTests {
    @Test("The newest error of a write is shown first, then the read's; each is dismissed alone")
    func shown() {
        let (read, a, b) = (ItemError.cancelled, ItemError.notFound("a"), ItemError.notFound("b"))
        let newer = ItemError.unavailable("Full.")
        var errors = ScreenErrors<ItemError>()
        for (step, shown, ofWrite) in [
            ({ $0.failWrite(a, of: "a") }, a, a),
            ({ $0.failWrite(b, of: "b") }, b, b),
            ({ $0.failRead(read) }, b, b),
            ({ $0.beginWrite(of: "a") }, b, b),
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
            ({ $0.failWrite(a, of: "a") }, a, a),
            ({ $0.dismiss(a) }, a, a),
            ({ $0.dismiss(a) }, a, nil),
            ({ $0.dismiss(a) }, nil, nil),
            // Of two equal errors, the newer one was shown. So the older one is still there.
            ({ $0.failWrite(a, of: "a") }, a, a),
            ({ $0.failWrite(a, of: "b") }, a, a),
            ({ $0.dismiss(a) }, a, a),
            ({ $0.beginWrite(of: "a") }, nil, nil),
        ] as [((inout ScreenErrors<ItemError>) -> Void, ItemError?, ItemError?)] {
            step(&errors)
            #expect(errors.shown == shown)
            #expect(errors.failedWrite == ofWrite)
        }
    }
}

@Suite("An alert has no path, no id and no remedy for a terminal; the details have them")
struct ShownErrorTests {
    private static let id = "3f9a-77"
    private static let reason = Reason(
        "There is no space left on this device.",
        details: "/data/items.json: can't write: No space left on device. Free some space.")

    @Test(
        "What is gone",
        arguments: [ItemError.notFound(id), UserError.notFound(id)]
            as [any ShownError])
    func gone(error: any ShownError) {
        #expect(error.message.hasSuffix("is not there any more."))
        #expect(!error.message.contains(Self.id))
        #expect(error.details.contains("“\(Self.id)”"))
    }

    @Test(
        "What the storage or the server refuses",
        arguments: [
            ItemError.unavailable(reason), UserError.damaged(reason), CounterError.damaged(reason),
            CounterError.unavailable(reason), AuthenticationError.damaged(reason),
        ] as [any ShownError])
    func refused(error: any ShownError) {
        #expect(error.message == Self.reason.message)
        #expect(error.details == Self.reason.details)
    }
}
