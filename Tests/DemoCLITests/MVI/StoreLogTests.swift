import Testing

@testable import DemoCLI

@MainActor
@Suite("compare --log prints what a store's log gets")
struct StoreLogTests {
    @Test("Each tap and each answer, with the changed fields; also the answers that came too late")
    func log() async throws {
        let steps =
            "load\nload\nanswer 2 ok\nanswer 1 fail Late.\ndelete b\nanswer 3 fail No.\nclear-error"
        let log = try await Sandbox(["race": steps]).run("compare @race --log").output
        #expect(
            log == """
                KIND     WHAT                    CHANGE
                intent   loadRequested           loading yes
                intent   loadRequested
                action   loadResponse(a b c)     items a b c, loading no
                dropped  loadResponse(Late.)
                intent   deleteTapped("b")       items a c
                action   deleteResponse(b, No.)  items a b c, error No.
                intent   errorDismissed(No.)     error –

                """)
    }
}
