import Domain
import Testing

@testable import Presentation

@Suite("What an alert says has no path, no id and no remedy for a terminal; the details have them")
struct ShownErrorTests {
    private static let id = "3f9a-77"
    private static let reason = Reason(
        "There is no space left on this device.",
        details: "/data/items.json: can't write: No space left on device. Free some space.")

    @Test(
        "What is gone",
        arguments: [ItemError.notFound(id), NoteError.notFound(id), UserError.notFound(id)]
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
            NoteError.unavailable(reason), AuthenticationError.damaged(reason),
        ] as [any ShownError])
    func refused(error: any ShownError) {
        #expect(error.message == Self.reason.message)
        #expect(error.details == Self.reason.details)
    }
}
