import DI
import Domain
import Foundation
import Presentation
import Recipes
import Testing

@Suite("A report of the whole app", .timeLimit(.minutes(5)))
@MainActor
struct AppReportTests {
    @Test("From the login to the logout: no text of the user is in it, and it can be replayed")
    func session() async throws {
        var container = Container.samples()
        let writer = ReportWriter(
            ReportHeader(app: "1.2", screen: "app", leftOut: ["foldedNames"]),
            shown: ["message", "tab", "tabTapped"])
        container.log = { writer.add($0) }
        let store = container.makeAppStore()
        await store.start().finish()
        store.send(.login(.emailChanged(" al@x.test")))
        for count in 1...6 {
            store.send(.login(.passwordChanged(Password(String("enigma".prefix(count))))))
        }
        await store.send(.login(.submitTapped))?.finish()
        await store.send(.main(.items(.deleteTapped("b"))))?.finish()
        store.send(.main(.items(.editTapped("a"))))
        store.send(.main(.items(.nameChanged("a", "S3cr3t"))))
        await store.send(.main(.items(.saveTapped("a"))))?.finish()
        store.send(.main(.users(.queryChanged("S3cr3t"))))
        store.send(.main(.users(.userTapped("2"))))
        await store.send(.main(.counter(.changeTapped(.increment))))?.finish()
        store.send(.main(.tabTapped(.users)))
        store.send(.linkOpened(try AppLink("sidebyside://items/a")))
        let main = try #require(store.state.main)
        await store.send(.logOutTapped)?.finish()

        let text = writer.lines.joined()
        for secret in ["S3cr3t", "enigma", "al@", "Banana", "Jos"] {
            #expect(!text.contains(secret))
        }
        let report = try Report(Data(text.utf8))
        let replay = try report.replay(with: container.makeAppReducer())
        #expect(replay.departure == nil)
        #expect(replay.state.main == nil)
        let states = try Report(Data(text.utf8)).entries(of: AppReducer.self)
        #expect(states.compactMap(\.intent).contains(.main(.tabTapped(.users))))
        #expect(main.counter.count == 42)
    }
}
