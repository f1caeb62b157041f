import Testing

@testable import Presentation

@Suite("A view sends intents without knowing who listens")
@MainActor
struct SendTests {
    @Test func whatAChildSendsReachesItsParentAsItsOwn() {
        var sent: [AppIntent] = []
        let send = Send<AppIntent> { intent in
            sent.append(intent)
            return WorkHandle()
        }
        let main = send.map(AppIntent.main)
        main.map(MainIntent.counter)(.resetTapped)
        main(.backTapped)
        #expect(sent == [.main(.counter(.resetTapped)), .main(.backTapped)])
    }
}
